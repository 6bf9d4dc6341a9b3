import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderEditor } from './order-editor.tsx';

const titles = ['SAT Practice Test 1', 'SAT Practice Test 2', 'SAT, March sitting*'];
type Exam = { id: string; title: string; note?: string };
const exams: Exam[] = titles.map((title, at) => ({ id: `${at}`, title, note: '4 sections' }));
const ExamOrder = OrderEditor<Exam>;

/** Stores the order, as a page does. */
function Ordering({ items: initial, onOrder, ...rest }: ComponentProps<typeof ExamOrder>) {
  const [items, setItems] = useState(initial);
  return (
    <ExamOrder
      {...rest}
      items={items}
      onOrder={(next) => {
        setItems(next);
        onOrder(next);
      }}
    />
  );
}

/** For the order of a list that is saved as a whole. Rows that are also edited are a Sortable. */
const meta = {
  title: 'Lists/OrderEditor',
  component: OrderEditor<Exam>,
  args: {
    label: 'The order of SATs',
    items: exams,
    titleOf: ({ title }) => title,
    noteOf: ({ note }) => note,
    onOrder: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: (args) => <Ordering {...args} />,
} satisfies Meta<typeof ExamOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
  name: 'Keys: moves a row and keeps the focus',
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

export const TakesFocus: Story = {
  name: 'Takes the focus',
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Drag the rows, or move them with the arrows.')).toHaveFocus();
  },
};

export const Dense: Story = { args: { dense: true } };
export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit New Order' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: '1', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and what else has to be ordered' },
      ...exams,
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
