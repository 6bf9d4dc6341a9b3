import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './score-table.guide.tsx';
import { ScoreTable } from './score-table.tsx';

const rows = [
  ['Scale Score', 'English', 'Mathematics', 'Reading', 'Science'],
  ['36', '73-75', '59-60', '39-40', '39-40'],
  ['35', '70-72', '57-58', '38', '38'],
  ['34', '68–69', '55-56', '37', '—'],
  ['33', '67', '54', '36'],
];

const meta = {
  title: 'Tests and paper/ScoreTable (Conversion table)',
  component: ScoreTable,
  args: { caption: 'Converted scores of ACT Practice Test 1', rows },
  parameters: { guide },
} satisfies Meta<typeof ScoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The first row is the header, the others are data. */
export const Converted: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(rows[0]);
    await expect(kit.getAllByRole('row')).toHaveLength(5);
    const cells = kit.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells.slice(0, 5)).toEqual(['36', '73–75', '59–60', '39–40', '39–40']);
    await expect(cells.slice(10, 15)).toEqual(['34', '68–69', '55–56', '37', '–']);
    await expect(cells.slice(-5)).toEqual(['33', '67', '54', '36', '–']);
  },
};
