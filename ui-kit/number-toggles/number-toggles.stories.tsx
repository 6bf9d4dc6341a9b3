import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberToggles } from './number-toggles.tsx';

function Marking({ marked: first, onToggle, ...rest }: ComponentProps<typeof NumberToggles>) {
  const [marked, setMarked] = useState(first);
  const toggle = (number: number) => {
    setMarked((now) => (now.includes(number) ? now.filter((one) => one !== number) : [...now, number]));
    onToggle(number);
  };
  return <NumberToggles {...rest} marked={marked} onToggle={toggle} />;
}

/** For marking numbers of a section as wrong or uncertain. */
const meta = {
  title: 'Forms/NumberToggles',
  component: NumberToggles,
  render: (args) => <Marking {...args} />,
  args: {
    label: 'Select Wrong: Reading',
    kind: 'wrong',
    count: 52,
    marked: [3, 14, 15],
    onToggle: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof NumberToggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {
  name: 'marks and unmarks a number',
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

export const ByKeyboard: Story = {
  name: 'is one tab stop; arrows move in both directions, Space marks',
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

export const Uncertain: Story = { args: { kind: 'uncertain', label: 'Select Uncertain: Reading' } };

export const Saving: Story = {
  name: 'ignores input while it is saved',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Question 20' }));
    await userEvent.click(kit.getByRole('button', { name: 'Submit' }));
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
