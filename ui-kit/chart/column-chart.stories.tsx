import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartTexts } from '../stories/chart-texts.ts';
import { Chart } from './chart.tsx';
import { guide } from './column-chart.guide.tsx';
import { ColumnChart } from './column-chart.tsx';

const columnsFrom = (percents: readonly number[], title = 'Test') =>
  percents.map((percent, at) => ({ key: String(at), title: `${title} ${at + 1}`, percent }));

const meta = {
  title: 'Charts/ColumnChart (Progress chart)',
  component: ColumnChart,
  args: {
    label: 'SATs progress: 51 percent of all SATs; Test 1 100 percent, Test 2 84 percent, Test 3 61 percent',
    bars: columnsFrom([100, 84, 61, 8, 0]),
    whole: { percent: 51, of: 'all SATs' },
  },
  parameters: { guide, width: 560 },
} satisfies Meta<typeof ColumnChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A ring is for all, and a column for each, double when complete; the chart has a title and a table. */
export const Five: Story = {
  name: 'InChart [DSH-011]',
  render: (args) => (
    <Chart
      title="SATs Progress"
      table={{
        columns: ['SAT', 'Progress'],
        rows: args.bars.map(({ key, title, percent }) => ({ key, cells: [title, `${percent}%`] })),
      }}
    >
      <ColumnChart {...args} />
    </Chart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await chartTexts(canvasElement)).toEqual([
      '51%',
      'all SATs',
      '100%',
      'Test 1',
      '84%',
      'Test 2',
      '61%',
      'Test 3',
      '8%',
      'Test 4',
      '0%',
      'Test 5',
    ]);
    await expect(canvasElement.querySelectorAll('svg[role=img] circle')).toHaveLength(2);
  },
};

/** On a phone the ring is smaller. */
export const Phone: Story = { parameters: { width: 390 } };

/** A percentage with decimals is written in full. */
export const One: Story = { args: { bars: columnsFrom([33.33]), whole: { percent: 33.33, of: 'all SATs' } } };

/** The overall progress is complete, too: a double ring. */
export const AllDone: Story = { args: { bars: columnsFrom([100, 100]), whole: { percent: 100, of: 'all SATs' } } };

/** Columns that do not fit wrap to further rows. */
export const Twelve: Story = {
  args: {
    bars: columnsFrom([100, 99.99, 84, 61, 8, 0, 3, 77, 12.5, 50, 1, 0]),
    whole: { percent: 41.37, of: 'all SATs' },
  },
};

/** With many rows, the ring is above the columns. */
export const TwelveOnAPhone: Story = { ...Twelve, parameters: { width: 390 } };

/** A title wraps to at most three lines. */
export const LongTitles: Story = {
  args: {
    bars: columnsFrom([100, 84.25, 61, 8, 0, 40, 30], 'Official SAT Practice Test of March 2024'),
    whole: { percent: 46.18, of: 'all SATs' },
  },
};

/** Long titles need wide columns, so that there are more rows. */
export const LongTitlesOnAPhone: Story = { ...LongTitles, parameters: { width: 390 } };
