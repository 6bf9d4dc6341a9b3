import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './order-editor.guide.tsx';
import { OrderEditor } from './order-editor.tsx';

type Exam = { id: string; title: string; note?: string };

const exams: readonly Exam[] = [
  { id: '1', title: 'SAT Practice Test 1', note: '4 sections' },
  { id: '2', title: 'SAT Practice Test 2', note: '4 sections' },
  { id: '3', title: 'SAT, March sitting*', note: '4 sections' },
];

const meta = {
  title: 'Lists/OrderEditor (Reorder a list)',
  component: OrderEditor,
  args: {
    label: 'The order of SATs',
    items: exams,
    titleOf: ({ title }) => title,
    noteOf: ({ note }) => note,
    onOrder: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  parameters: { guide, controlled: { items: 'onOrder' } },
} satisfies Meta<typeof OrderEditor<Exam>>;
export default meta;
type Story = StoryObj<typeof OrderEditor<Exam>>;

export const Playground: Story = {};

/** The arrows of a row move it and keep the focus, also at the ends of the list. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const order = () => kit.getAllByRole('listitem').map((item) => item.textContent?.replace('4 sections', ''));
    const down = kit.getByRole('button', { name: 'Move down SAT Practice Test 1' });
    await userEvent.click(down);
    await expect(order()).toEqual(['SAT Practice Test 2', 'SAT Practice Test 1', 'SAT, March sitting*']);
    await expect(kit.getByRole('status')).toHaveTextContent('SAT Practice Test 1 is now number 2 of 3.');
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order().at(-1)).toBe('SAT Practice Test 1');
    await expect(down).toHaveFocus();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(order().at(-1)).toBe('SAT Practice Test 1');
    await userEvent.click(kit.getByRole('button', { name: 'Move up SAT, March sitting*' }));
    await expect(order()[0]).toBe('SAT, March sitting*');
    await expect(args.onOrder).toHaveBeenCalledTimes(3);
    await userEvent.click(kit.getByRole('button', { name: 'Submit New Order' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The hint takes the focus, so that it is read when the editor replaces the list. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Drag the rows, or move them with the arrows.')).toHaveFocus();
  },
};

/** Lower rows, for a list inside another. */
export const Dense: Story = { args: { dense: true } };

/** While the order is saved, the button ignores clicks. */
export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit New Order' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A long title wraps. */
export const LongText: Story = {
  args: {
    items: [
      { id: '0', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and what else has to be ordered' },
      ...exams,
    ] as readonly Exam[],
  },
};

/** On a phone the hint and the buttons are above each other. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
