import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './student-table.guide.tsx';
import { type StudentRow, StudentTable } from './student-table.tsx';

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

const meta = {
  title: 'Lists/StudentTable',
  component: StudentTable,
  args: { students, chosen: new Set(['1']), onChoose: fn(), onLogIn: fn(), onMistakes: fn(), onTime: fn() },
  parameters: { guide },
} satisfies Meta<typeof StudentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every control names its student; only active ones can be logged in as. */
export const LogIn: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Login As Amara Lindqvist' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onLogIn).toHaveBeenCalledWith('1');
    await expect(kit.getByRole('button', { name: 'Login As Daniel Kwon' })).toBeDisabled();
    await expect(kit.getByRole('checkbox', { name: 'Choose Daniel Kwon' })).toBeDisabled();
    await expect(kit.getByRole('row', { name: /Bartholomew/ })).toHaveTextContent('12 overdue Quiet since 12 Nov');
  },
};

/** The mistakes of an active student are shown by the page. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Mistakes of Amara Lindqvist' }));
    await expect(args.onMistakes).toHaveBeenCalledWith('1');
    await expect(kit.getByRole('button', { name: 'Mistakes of Daniel Kwon' })).toBeDisabled();
  },
};

/** The time granted to an active student is shown by the page. */
export const TimeGranted: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Time granted to Amara Lindqvist' }));
    await expect(args.onTime).toHaveBeenCalledWith('1');
    await expect(kit.getByRole('button', { name: 'Time granted to Daniel Kwon' })).toBeDisabled();
  },
};

/** One student, all active ones, or none can be selected. */
export const Selection: Story = {
  render: function Render(args) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <StudentTable
          students={args.students}
          chosen={chosen}
          onChoose={(ids, isChosen) => {
            const rest = [...chosen].filter((id) => !ids.includes(id));
            setChosen(new Set(isChosen ? [...rest, ...ids] : rest));
          }}
          onLogIn={args.onLogIn}
          onMistakes={args.onMistakes}
          onTime={args.onTime}
        />
        <p>Chosen: {[...chosen].join(', ')}</p>
      </>
    );
  },
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

/** On a phone each student is a few lines, with the action at the right. */
export const Phone: Story = { parameters: { width: 358 } };

/** The next page is loading; the rows of this one are dimmed. */
export const Busy: Story = { args: { busy: true } };

/** Without active students there is nothing to select. */
export const AllInactive: Story = { args: { students: students.slice(2), chosen: new Set<string>() } };
