import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { guide } from './assignment-table.guide.tsx';
import { type AssignmentRow, AssignmentTable } from './assignment-table.tsx';

const rows: AssignmentRow[] = [
  {
    id: '1',
    title: 'Subject–verb agreement',
    topic: 'Grammar',
    type: 'Sequence',
    due: { date: '2026-11-18', text: '18 Nov', overdue: true },
    progress: { percent: 40 },
    action: (
      <LinkButton href="#1" kind="primary">
        Continue
      </LinkButton>
    ),
  },
  {
    id: '2',
    title: 'The vertex and what it tells you',
    topic: 'Math',
    type: 'Problem set',
    due: { date: '2026-11-24', text: '24 Nov', overdue: false },
    progress: { run: 3, of: 4 },
    action: (
      <LinkButton href="#2" kind="quiet">
        Continue
      </LinkButton>
    ),
  },
  {
    id: '3',
    title: 'Command of evidence',
    topic: 'Reading',
    type: 'Sequence',
    due: { date: '2026-11-27', text: '27 Nov', overdue: false },
    progress: null,
    action: (
      <LinkButton href="#3" kind="quiet">
        Start
      </LinkButton>
    ),
  },
  {
    id: '4',
    title: 'Zeros and factors',
    topic: 'Math',
    type: 'Problem set',
    due: { date: '2026-12-01', text: '1 Dec', overdue: false },
    progress: { run: 4, of: 4 },
    action: (
      <LinkButton href="#4" kind="quiet">
        Redo
      </LinkButton>
    ),
  },
  {
    id: '5',
    title: 'Linear models from tables',
    topic: 'SAT',
    type: 'Sequence',
    due: { date: '2027-01-04', text: '4 Jan 2027', overdue: false },
    progress: { percent: 100 },
    action: null,
  },
];

const meta = {
  title: 'Lists/AssignmentTable',
  component: AssignmentTable,
  args: { caption: 'Current Assignments', rows },
  parameters: { guide },
} satisfies Meta<typeof AssignmentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Six columns: title, topic, type, due date, progress and actions. */
export const Columns: Story = {
  name: 'Columns [ASG-002]',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Current Assignments' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Title', 'Topic', 'Type', 'Due', 'Progress', 'Actions']);
    const [overdueRow, , notBegun] = table.getAllByRole('row').slice(1);
    await expect(overdueRow).toHaveTextContent('18 Nov overdue');
    await expect(notBegun).toHaveTextContent('Not begun');
  },
};

/** An overdue date is red, with a hidden text. */
export const Overdue: Story = {
  name: 'Overdue [ASG-007]',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const wrong = getComputedStyle(canvasElement).getPropertyValue('--wrong');
    const colourOf = (words: string) => getComputedStyle(kit.getByText(words)).color;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = wrong;
    const red = getComputedStyle(probe).color;
    probe.remove();
    await expect(colourOf('18 Nov')).toBe(red);
    await expect(colourOf('24 Nov')).not.toBe(red);
    await expect(kit.getAllByText('overdue')).toHaveLength(1);
  },
};

/** Longer labels of actions need a wider column. */
export const WideActions: Story = {
  name: 'WideActions [ASG-008]',
  args: {
    wideActions: true,
    rows: rows.map((row) => ({ ...row, action: <Button kind="quiet">Unassign</Button> })),
  },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).queryByRole('columnheader', { name: 'Actions' });
    // On a phone there are no columns.
    if (head) await expect(head.getBoundingClientRect().width).toBeGreaterThan(180);
  },
};

/** A long title wraps. */
export const LongTitles: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      title: `${row.title}, and everything else that has to be said about it before a test without a calculator`,
    })),
  },
};

/** A text without spaces breaks at the edge of its column. */
export const OneWord: Story = {
  args: { rows: rows.map((row) => ({ ...row, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen' })) },
};

/** What was written about an assignment is below its row, across all columns. */
export const Notes: Story = {
  args: {
    rows: rows.slice(0, 3).map((row, index) => (index === 1 ? { ...row, detail: 'Only the odd ones, please.' } : row)),
  },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Current Assignments' }));
    const note = table.getByRole('cell', { name: 'Only the odd ones, please.' });
    await expect(note).toHaveAttribute('colspan', '6');
    await expect(note.closest('tr')?.previousElementSibling).toHaveTextContent('The vertex and what it tells you');
  },
};

/** On a phone a row is its title, a line of details, and its progress, with the action at the right. */
export const Phone: Story = { globals: { viewport: { value: 'smallPhone' } } };
