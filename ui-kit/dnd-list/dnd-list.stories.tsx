import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DndList } from './dnd-list.tsx';

const titles = ['SAT Practice Test 1', 'SAT Practice Test 2', 'SAT, March sitting*'];

function Ordered() {
  const [items, setItems] = useState(titles.map((title, at) => ({ id: `${at}`, title, note: '4 sections' })));
  const move = (from: number, to: number) => {
    const rest = items.filter((_, at) => at !== from);
    setItems(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
  };
  return <DndList label="The order of SATs" items={items} onMove={move} />;
}

/** For a short ordered list of names, in a dialog or panel. Other rows are a Sortable. */
const meta = { title: 'Lists/DndList', component: Ordered, subcomponents: { DndList } } satisfies Meta<typeof Ordered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithButtons: Story = {
  name: 'moves a row by its buttons, keeps their focus and announces the new position',
  play: async ({ canvasElement }) => {
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
  },
};

export const OnAPhone: Story = { parameters: { width: 375 } };
