import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type StudentRow, StudentTable } from './student-table.tsx';

const logIn = fn();

const students: StudentRow[] = [
  {
    id: '1',
    name: 'Amara Lindqvist',
    email: 'amara.lindqvist@mail.example',
    isActive: true,
    weekText: '3 mastered, 1 h 20 min',
    overdue: null,
    inactive: null,
  },
  {
    id: '2',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    email: 'bartholomew.featherstonehaugh-cholmondeley@a-rather-long-school-name.mail.example',
    isActive: true,
    weekText: 'Nothing yet',
    overdue: '12 overdue',
    inactive: 'Quiet since 12 Nov',
  },
  {
    id: '3',
    name: 'Daniel Kwon',
    email: 'daniel.kwon@mail.example',
    isActive: false,
    weekText: 'Nothing yet',
    overdue: null,
    inactive: null,
  },
];

function Students({ rows, busy }: { rows: readonly StudentRow[]; busy?: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <StudentTable
        students={rows}
        chosen={chosen}
        onChoose={(ids, isChosen) => setChosen((now) => (isChosen ? new Set([...now, ...ids]) : without(now, ids)))}
        onLogIn={logIn}
        busy={busy}
      />
      <p>Chosen: {[...chosen].join(', ')}</p>
    </>
  );
}

function without(now: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...now].filter((id) => !ids.includes(id)));
}

/** For a tutor’s students: overdue work is prominent, and each row has a log-in as its student. */
const meta = {
  title: 'Lists/StudentTable',
  component: Students,
  subcomponents: { StudentTable },
  args: { rows: students },
  beforeEach: () => {
    logIn.mockClear();
  },
} satisfies Meta<typeof Students>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'names the student in every control, and logs in as active ones only',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Login As Amara Lindqvist' }));
    await expect(logIn.mock.calls).toEqual([['1']]);
    await expect(kit.getByRole('button', { name: 'Login As Daniel Kwon' })).toBeDisabled();
    await expect(kit.getByRole('checkbox', { name: 'Choose Daniel Kwon' })).toBeDisabled();
    await expect(kit.getByRole('row', { name: /Bartholomew/ })).toHaveTextContent('12 overdue Quiet since 12 Nov');
  },
};

export const Chosen: Story = {
  name: 'selects one, all active ones, or none',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const all = kit.getByRole<HTMLInputElement>('checkbox', { name: 'All on this page' });
    await userEvent.click(kit.getByRole('checkbox', { name: 'Choose Amara Lindqvist' }));
    await expect(kit.getByText('Chosen: 1')).toBeVisible();
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(kit.getByText('Chosen: 1, 2')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(kit.getByText('Chosen:')).toBeVisible();
  },
};

export const Phone: Story = { parameters: { width: 358 } };
export const Busy: Story = { args: { busy: true } };
export const NobodyActive: Story = { args: { rows: students.slice(2) } };
