import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Table } from './table.tsx';

type Student = { id: string; name: string; email: string; sets: number };

const students: Student[] = [
  { id: '1', name: 'Maya Okafor', email: 'maya.okafor@mail.example', sets: 41 },
  {
    id: '2',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    email: 'b.featherstonehaugh@mail.example',
    sets: 7,
  },
  { id: '3', name: 'Li Wen', email: 'li.wen@mail.example', sets: 128 },
];

function Students({ rows }: { rows: readonly Student[] }) {
  return (
    <Table
      caption="My students"
      rows={rows}
      keyOf={(student) => student.id}
      columns={[
        { head: 'Name', cell: (student) => student.name },
        { head: 'Email', cell: (student) => student.email },
        { head: 'Sets mastered', cell: (student) => student.sets, numeric: true },
        { head: '', cell: () => <Button kind="quiet">Log in</Button> },
      ]}
    />
  );
}

/** For rows of several facts that are compared by column. */
const meta = {
  title: 'Lists/Table',
  component: Students,
  subcomponents: { Table },
  args: { rows: students },
} satisfies Meta<typeof Students>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'has column headers for screen readers, also for the actions',
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My students' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Email', 'Sets mastered', 'Actions']);
    await expect(table.getAllByRole('row')).toHaveLength(4);
  },
};
export const Across: Story = {
  name: 'replaces the last cells of a row by one cell',
  render: ({ rows }) => (
    <Table
      caption="My students"
      rows={rows}
      keyOf={(student) => student.id}
      spanningCell={({ sets }) => (sets < 10 ? { columns: 2, cell: 'This student has only begun.' } : null)}
      columns={[
        { head: 'Name', cell: (student) => student.name },
        { head: 'Sets mastered', cell: (student) => student.sets, numeric: true },
        { head: 'Actions', cell: () => <Button kind="quiet">Log in</Button>, actions: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const across = table.getByRole('cell', { name: 'This student has only begun.' });
    await expect(across).toHaveAttribute('colspan', '2');
    await expect(table.getAllByRole('button', { name: 'Log in' })).toHaveLength(2);
    await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  },
};
export const NoRows: Story = { args: { rows: [] } };
