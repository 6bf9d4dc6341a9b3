import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './number-toggles.guide.tsx';
import { NumberToggles } from './number-toggles.tsx';

type Props = ComponentProps<typeof NumberToggles>;

/** Stores the marks, as a page does. */
function StoredMarks({ args, Story }: { args: Props; Story: Parameters<Decorator<Props>>[0] }) {
  const [marked, setMarked] = useState(args.marked);
  const onToggle = (number: number) => {
    setMarked((now) => (now.includes(number) ? now.filter((one) => one !== number) : [...now, number]));
    args.onToggle(number);
  };
  return <Story args={{ ...args, marked, onToggle }} />;
}

const meta = {
  title: 'Forms/NumberToggles (Toggle group)',
  component: NumberToggles,
  args: {
    label: 'Select Wrong: Reading',
    kind: 'wrong',
    count: 52,
    marked: [3, 14, 15],
    onToggle: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [(Story, { args }) => <StoredMarks args={args} Story={Story} />],
  parameters: { guide },
} satisfies Meta<typeof NumberToggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { count: 20 } };

/** Uncertain numbers have the highlighter and a question mark instead of the cross. */
export const Uncertain: Story = { args: { kind: 'uncertain', label: 'Select Uncertain: Reading' } };

/** A note is next to the count. */
export const Note: Story = { args: { note: 'Restored from this device. It was not submitted yet.' } };

/** While the marks are being saved or loaded, clicks do nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Question 20' }));
    await userEvent.click(kit.getByRole('button', { name: 'Submit' }));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The page stores the marked numbers, and adds or removes the one that was clicked. */
export const StateOfThePage: Story = {
  render: function Render(args) {
    const [marked, setMarked] = useState([3, 14]);
    const toggle = (number: number) =>
      setMarked(marked.includes(number) ? marked.filter((one) => one !== number) : [...marked, number]);
    return (
      <NumberToggles
        label={args.label}
        kind={args.kind}
        count={20}
        marked={marked}
        onToggle={toggle}
        onSubmit={args.onSubmit}
        onCancel={args.onCancel}
      />
    );
  },
};

/** A click marks a number, and the next one removes the mark. */
export const Selection: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const number = kit.getByRole('button', { name: 'Question 20' });
    await userEvent.click(number);
    await expect(number).toHaveAttribute('aria-pressed', 'true');
    await expect(kit.getByText('marked wrong', { exact: false })).toHaveTextContent('4 of 52 marked wrong');
    await userEvent.click(number);
    await expect(number).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenLastCalledWith(20);
    await userEvent.click(kit.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(kit.getByRole('button', { name: 'Submit' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The numbers are one tab stop; arrows move in both directions, Space and Enter mark. */
export const Keyboard: Story = {
  args: { marked: [] },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Question 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowLeft}{Enter}');
    await expect(kit.getByText('marked wrong', { exact: false })).toHaveTextContent('2 of 52');
    const row = kit.getAllByRole('listitem').filter((item, _, [first]) => item.offsetTop === first?.offsetTop).length;
    await userEvent.keyboard('{ArrowDown}');
    await expect(kit.getByRole('button', { name: `Question ${2 + row}` })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(kit.getByRole('button', { name: 'Question 52' })).toHaveFocus();
    await userEvent.tab();
    await expect(kit.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
