import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './score-sum.guide.tsx';
import { ScoreSum } from './score-sum.tsx';

const meta = {
  title: 'Tests and paper/ScoreSum (Score summary)',
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
  parameters: { guide, width: 300 },
} satisfies Meta<typeof ScoreSum>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each score has its maximum; a missing one is a dash. */
export const Scores: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const texts = kit.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['33 of 40', '–not available ', '650 of 800', '1290 of 1600']);
  },
};

/** Before all parts are graded there is no total. */
export const WithoutTotals: Story = { args: { totals: [] } };
