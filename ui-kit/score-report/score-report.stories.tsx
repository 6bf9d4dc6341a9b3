import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './score-report.guide.tsx';
import { ScoreReport } from './score-report.tsx';

const meta = {
  title: 'Tests and paper/ScoreReport (Results)',
  component: ScoreReport,
  args: {
    sections: [
      { title: 'Reading', marks: ['Timed'], right: { value: 41, of: 52 }, score: { value: 33, of: 40 } },
      {
        title: 'Writing and Language',
        marks: ['Corrected'],
        right: { value: 38, of: 44 },
        score: { value: 34, of: 40 },
      },
      { title: 'Math - No Calculator', marks: [], right: { value: 15, of: 20 }, score: null },
      { title: 'Math - Calculator', marks: [], right: { value: 30, of: 38 }, score: null },
    ],
    totals: [
      { label: 'Verbal', right: null, score: { value: 670, of: 800 } },
      { label: 'Math', right: 45, score: { value: 660, of: 800 } },
      { label: 'Total', right: null, score: { value: 1330, of: 1600 } },
    ],
    isConverted: true,
    reasons: [],
    notes: [],
  },
  parameters: { guide, width: 400 },
} satisfies Meta<typeof ScoreReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A row for each section with its right answers and its score, then the totals. */
export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Scores' }));
    const textOf = (name: RegExp) => table.getByRole('row', { name }).textContent;
    await expect(textOf(/^Reading/)).toBe('ReadingTimed41 of 5233 of 40');
    await expect(textOf(/^Math - No/)).toBe('Math - No Calculator15 of 20');
    await expect(textOf(/^Total/)).toBe('Total1330 of 1600');
  },
};

/** A score that is not available is a dash, and its reason is below the table. */
export const NotAvailable: Story = {
  args: {
    sections: [{ title: 'Reading', marks: [], right: { value: null, of: 52 }, score: { value: null, of: 40 } }],
    totals: [{ label: 'Total', right: null, score: { value: null, of: 1600 } }],
    reasons: ['Reading: 2 questions are not marked.', 'Math is not graded yet.'],
    notes: ['The scores are of your first submission.'],
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('row', { name: 'Total not available' })).toBeVisible();
    await expect(within(kit.getByRole('list', { name: 'Not available' })).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Without a conversion table, the scores are right answers, and their column is left out. */
export const NotConverted: Story = {
  args: { isConverted: false, notes: ['There is no conversion table: scores are right answers.'] },
};

/** A score that was entered as a whole has no sections. */
export const TotalsOnly: Story = { args: { sections: [] } };

/** On a phone long titles wrap. */
export const Phone: Story = { globals: { viewport: { value: 'smallPhone' } } };
