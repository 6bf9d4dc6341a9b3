import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreSum } from './score-sum.tsx';

/** For the result of an exam: its parts and their total. */
const meta = {
  title: 'Tests and paper/ScoreSum',
  component: ScoreSum,
  args: {
    title: 'Score',
    lines: [
      { label: 'Reading', value: 33, of: 40 },
      { label: 'Writing and Language', value: null, of: 40 },
    ],
    totals: [
      { label: 'Verbal', value: 650, of: 800 },
      { label: 'Total', value: 1290, of: 1600 },
    ],
    note: 'Writing and Language is not graded yet.',
  },
  parameters: { width: 300 },
} satisfies Meta<typeof ScoreSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scores: Story = {
  name: 'shows each score with its maximum, and marks missing ones',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const texts = kit.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['33 of 40', '–not available ', '650 of 800', '1290 of 1600']);
  },
};

export const WithoutTotals: Story = { args: { totals: [] } };
