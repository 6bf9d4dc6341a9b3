import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { MoreIcon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { guide } from './sortable.guide.tsx';
import { RowHandle, Sortable, useRowMoves } from './sortable.tsx';

const questions = [
  { id: 'a', title: 'Equations in one step' },
  { id: 'b', title: 'Equations with fractions' },
  { id: 'c', title: 'Equations with brackets' },
];

type Item = { id: string; title: string; inside?: readonly Item[] };

const letters = (of: string): Item[] => ['a', 'b', 'c'].map((letter) => ({ id: of + letter, title: of + letter }));
const nestedItems: Item[] = ['1', '2', '3'].map((id) => ({ id, title: id, inside: letters(id) }));

/** A list with its state; its rows have a menu, and lists of their own. */
function ItemList({ label, start, fixed }: { label: string; start: readonly Item[]; fixed?: boolean }) {
  const [items, setItems] = useState(start);
  const move = (from: number, to: number) => {
    const rest = items.filter((_, at) => at !== from);
    setItems(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
  };
  return (
    <Sortable label={label} items={items} getName={({ title }) => `Thing ${title}`} onMove={move} isFixed={fixed}>
      {(thing) => <ItemRow thing={thing} />}
    </Sortable>
  );
}

function ItemRow({ thing }: { thing: Item }) {
  const moves = useRowMoves();
  return (
    <>
      <div className="row" style={{ flexWrap: 'nowrap' }}>
        <RowHandle />
        <span>{thing.title}</span>
        {moves.length > 0 && (
          <Menu icon kind="quiet" label={`More for ${thing.title}`} items={moves}>
            <MoreIcon />
          </Menu>
        )}
        <input aria-label={`Note on ${thing.title}`} style={{ minWidth: 0 }} />
      </div>
      {thing.inside && (
        <div style={{ paddingLeft: 32 }}>
          <ItemList label={`In ${thing.title}`} start={thing.inside} />
        </div>
      )}
    </>
  );
}

type Question = (typeof questions)[number];

const meta = {
  title: 'Lists/Sortable (Reorder, Drag and drop)',
  component: Sortable,
  subcomponents: { RowHandle },
  args: {
    label: 'Questions',
    items: questions,
    getName: (_, at) => `Question ${at + 1}`,
    onMove: fn(),
    children: ({ title }) => (
      <div className="row">
        <RowHandle />
        {title}
      </div>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Sortable<Question>>;
export default meta;
type Story = StoryObj<typeof Sortable<Question>>;

export const Playground: Story = {};

const order = (list: HTMLElement) =>
  [...list.children].flatMap((row) => row.querySelector('span:not([role])')?.textContent ?? []);

/** The library reads key codes, which user-event does not set for these keys. */
const press = (keyCode: number) => void fireEvent.keyDown(document.activeElement ?? document.body, { keyCode });

/** A menu moves its row; input and focus stay, and the new position is announced. */
export const RowMenu: Story = {
  render: () => <ItemList label="Things" start={nestedItems} />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const list = kit.getByRole('list', { name: 'Things' });
    await userEvent.type(kit.getByRole('textbox', { name: 'Note on 1' }), 'kept');
    const more = kit.getByRole('button', { name: 'More for 1' });
    await userEvent.click(more);
    await expect(kit.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(kit.getByRole('menuitem', { name: 'Move down' }));
    await expect(order(list)).toEqual(['2', '1', '3']);
    await expect(kit.getByText('Thing 1 is now number 2 of 3.')).toBeInTheDocument();
    await expect(more).toHaveFocus();
    await expect(kit.getByRole('textbox', { name: 'Note on 1' })).toHaveValue('kept');
  },
};

/** Keys at the handle move a row, also in a nested list. */
export const Keyboard: Story = {
  render: () => <ItemList label="Things" start={nestedItems} />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const inner = kit.getByRole('list', { name: 'In 2' });
    kit.getByRole('button', { name: 'Drag Thing 2c' }).focus();
    press(32);
    await waitFor(() => expect(inner).toHaveAttribute('data-sorting'));
    await expect(kit.getByRole('list', { name: 'Things' })).not.toHaveAttribute('data-sorting');
    press(38);
    press(32);
    await waitFor(() => expect(order(inner)).toEqual(['2a', '2c', '2b']), { timeout: 3000 });
    await expect(inner).not.toHaveAttribute('data-sorting');
    const outer = kit.getByRole('list', { name: 'Things' });
    kit.getByRole('button', { name: 'Drag Thing 3' }).focus();
    press(32);
    await waitFor(() => expect(outer).toHaveAttribute('data-sorting'));
    press(38);
    press(32);
    await waitFor(() => expect(order(outer)).toEqual(['1', '3', '2']), { timeout: 3000 });
    await expect(order(inner)).toEqual(['2a', '2c', '2b']);
  },
};

/** If the order is fixed, rows have no handle, and their menus no moves. */
export const Fixed: Story = {
  render: () => <ItemList label="Things" start={letters('x')} fixed />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('listitem')).toHaveLength(3);
    await expect(kit.queryByRole('button')).toBeNull();
  },
};
