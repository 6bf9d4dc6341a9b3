import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './table.guide.tsx';
import { Table, type TableColumn } from './table.tsx';

type Student = { id: string; name: string; email: string; sets: number; note?: string };

const students: Student[] = [
  { id: '1', name: 'Maya Okafor', email: 'maya.okafor@mail.example', sets: 41 },
  { id: '2', name: 'Noor Haddad', email: 'noor.haddad@mail.example', sets: 7, note: 'Invited' },
  { id: '3', name: 'Li Wen', email: 'li.wen@mail.example', sets: 128 },
];
const columns: TableColumn<Student>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Email', quiet: true, wrap: 'anywhere', cell: ({ email }) => email },
  { head: 'Note', cell: ({ note }) => note },
  { head: 'Sets mastered', kind: 'number', cell: ({ sets }) => sets },
  { head: 'Actions', hidesHead: true, kind: 'actions', cell: () => <Button kind="quiet">Log in</Button> },
];

const meta = {
  title: 'Lists/Table (Data table)',
  component: Table,
  args: { caption: 'My students', rows: students, columns, keyOf: ({ id }) => id },
  parameters: { guide },
} satisfies Meta<typeof Table<Student>>;
export default meta;
type Story = StoryObj<typeof Table<Student>>;

export const Playground: Story = {};

/** Every row has a header: the column of the kind `title`, or else the first. */
export const Headers: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My students' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Email', 'Note', 'Sets mastered', 'Actions']);
    await expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Maya Okafor',
      'Noor Haddad',
      'Li Wen',
    ]);
  },
};

/** A cell covers the next ones, which are left out. */
export const Span: Story = {
  args: {
    columns: columns.map((column) =>
      column.head === 'Note'
        ? {
            ...column,
            span: ({ sets }: Student) => (sets < 10 ? 3 : 1),
            cell: ({ sets }: Student) => sets < 10 && 'This student has only begun.',
          }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getByRole('cell', { name: 'This student has only begun.' })).toHaveAttribute('colspan', '3');
    await expect(table.getAllByRole('button', { name: 'Log in' })).toHaveLength(2);
  },
};

/** Text that belongs to a row is below it, across all columns. */
export const Detail: Story = {
  args: { detailOf: ({ note, name }) => note && `${name} got the letter on 12 Nov.` },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My students' }));
    const detail = table.getByRole('cell', { name: 'Noor Haddad got the letter on 12 Nov.' });
    await expect(detail).toHaveAttribute('colspan', '5');
  },
};

/** An open row has its nested rows below it. */
export const Nested: Story = {
  args: {
    narrow: 'figures',
    stateOf: ({ id }) => (id === '1' ? 'open' : id === '2' ? 'nested' : undefined),
    columns: columns.slice(0, 4),
  },
};

/** Cells of several lines begin at the top. */
export const Lines: Story = {
  args: {
    top: true,
    columns: [
      {
        head: 'Name',
        cell: ({ name, email }) => (
          <>
            {name}
            <small>{email}</small>
          </>
        ),
      },
      ...columns.slice(2),
    ],
  },
};

/** Many rows scroll in a frame, with the headers in view. */
export const Scrolling: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    dense: true,
    maxHeight: '120px',
    rows: Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      name: `Student ${at}`,
      email: 'a@mail.example',
      sets: at,
    })),
    columns: columns.slice(0, 4),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const frame = kit.getByRole('region', { name: 'My students' });
    frame.scrollTo(0, 300);
    const head = kit.getByRole('columnheader', { name: 'Name' });
    await expect(head.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top, 0);
  },
};

/** A wrong value is marked. */
export const Marked: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      isMarked: ({ sets }: Student) => column.kind === 'number' && sets < 10,
    })),
  },
};

/** The next page is loading; the rows of this one are dimmed. */
export const Busy: Story = { args: { busy: true } };

/** Without rows only the headers remain: show Empty instead. */
export const NoRows: Story = { args: { rows: [] } };

/** Long texts wrap or break. */
export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Bartholomew Featherstonehaugh-Cholmondeley',
        email: 'bartholomew.featherstonehaugh-cholmondeley@a-rather-long-school-name.mail.example',
        note: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen',
        sets: 1_000_000,
      },
    ],
  },
};

/** When narrow a row is a few lines below its title; a value without content has no line. */
export const Narrow: Story = {
  parameters: { width: 420 },
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByText('li.wen@mail.example');
    await expect(getComputedStyle(email, '::before').content).toBe('"Email: "');
    // Two of the students have no note, and no line for it.
    const lines = [...canvasElement.querySelectorAll('td')].filter((cell) => cell.textContent === '');
    await expect(lines.map((cell) => getComputedStyle(cell).display)).toEqual(['none', 'none']);
  },
};

/** When narrow, figures are below their labels. */
export const NarrowFigures: Story = { ...Nested, parameters: { width: 420 } };

/** It is narrow by its own width, so also on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'smallPhone' } } };
