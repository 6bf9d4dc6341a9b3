import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chartTexts } from '../stories/chart-texts.ts';
import { axisEnd } from './axis-end.ts';
import { Chart } from './chart.tsx';
import { guide } from './period-bars.guide.tsx';
import { PeriodBars } from './period-bars.tsx';

const weeks = ['25 Oct – 31 Oct', '1 Nov – 7 Nov', '8 Nov – 14 Nov', '15 Nov – 21 Nov', '22 Nov – 28 Nov'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = Array.from({ length: 31 }, (_, at) => `${at + 1} Nov`);
const answersOf = (period: number) => [(period * 37) % 61, (period * 11) % 17] as const;

const barOf = (label: string, correct: number, incorrect: number) => ({
  key: label,
  label,
  about: `${label}: ${correct} correct, ${incorrect} incorrect`,
  parts: [correct, incorrect] as const,
});

const meta = {
  title: 'Charts/PeriodBars (Bar chart)',
  component: PeriodBars,
  args: {
    label: 'Completed questions by week, correct and incorrect',
    arrangement: 'stacked',
    end: 70,
    textOf: (value) => String(value),
    bars: [
      barOf('25 Oct – 31 Oct', 31, 12),
      barOf('1 Nov – 7 Nov', 44, 9),
      barOf('8 Nov – 14 Nov', 26, 14),
      barOf('15 Nov – 21 Nov', 57, 11),
      barOf('22 Nov – 28 Nov', 38, 6),
    ],
  },
  parameters: { guide, width: 560 },
} satisfies Meta<typeof PeriodBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each week is drawn, and a table that can be opened by keyboard has the same values. */
export const Weeks: Story = {
  name: 'InChart',
  render: (args) => (
    <Chart
      title="Completed Questions"
      keys={[
        { label: 'correct', mark: 'solid' },
        { label: 'incorrect', mark: 'hollow' },
      ]}
      table={{
        columns: ['Period', 'Correct', 'Incorrect'],
        rows: args.bars.map(({ key, label, parts }) => ({ key, cells: [label, ...parts.map(String)] })),
      }}
    >
      <PeriodBars {...args} />
    </Chart>
  ),
  play: async ({ canvasElement }) => {
    const figure = within(within(canvasElement).getByRole('figure', { name: 'Completed Questions' }));
    await expect(figure.getByRole('img', { name: /^Completed questions by week/ })).toBeVisible();
    const table = figure.getByRole('table', { name: 'Completed Questions', hidden: true });
    await expect(table).not.toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Show as table: Completed Questions');
    await userEvent.click(document.activeElement ?? canvasElement);
    await expect(table).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(within(table).getByRole('row', { name: '15 Nov – 21 Nov 57 11' })).toBeVisible();
  },
};

/** On a phone the labels wrap to two lines. */
export const Phone: Story = { parameters: { width: 390 } };

/** A single bar is not wider than others. */
export const OneWeek: Story = { args: { bars: [barOf('25 Oct – 31 Oct', 31, 12)] } };

/** The bars of a year. */
export const Months: Story = { args: { end: 80, bars: months.map((month, at) => barOf(month, ...answersOf(at))) } };

/** Labels that do not fit are left out. */
export const MonthsOnAPhone: Story = { ...Months, parameters: { width: 390 } };

/** With many bars, only every second or third has a label. */
export const Days: Story = { args: { end: 80, bars: days.map((day, at) => barOf(day, ...answersOf(at))) } };

/** Only the highest bar has its number if not all fit. */
export const DaysOnAPhone: Story = { ...Days, parameters: { width: 390 } };

/** A period without one of the values, or without both. */
export const OneKindAlone: Story = {
  args: {
    end: 4,
    bars: [
      barOf('25 Oct – 31 Oct', 0, 4),
      barOf('1 Nov – 7 Nov', 4, 0),
      barOf('8 Nov – 14 Nov', 0, 0),
      barOf('15 Nov – 21 Nov', 1, 0),
      barOf('22 Nov – 28 Nov', 0, 1),
    ],
  },
};

/** Small values stay visible next to large ones; the end of the axis is a round number above the highest. */
export const Extremes: Story = {
  args: {
    end: axisEnd(12_346),
    bars: [
      barOf('25 Oct – 31 Oct', 12_345, 1),
      barOf('1 Nov – 7 Nov', 0, 1),
      barOf('8 Nov – 14 Nov', 1, 9_000),
      barOf('15 Nov – 21 Nov', 0, 0),
      barOf('22 Nov – 28 Nov', 3, 3),
    ],
  },
};

const seconds = [
  [48, 92],
  [131, null],
  [64, 20],
  [null, null],
  [75, 44],
] as const;

/** Two values side by side, with a unit, and a dash for a missing one. */
export const Pairs: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Seconds for a question by week, before the answer and after a wrong answer',
    arrangement: 'paired',
    end: 140,
    textOf: (value) => `${value} s`,
    bars: weeks.map((week, at) => ({ key: week, label: week, about: week, parts: seconds[at] ?? [null] })),
  },
  play: async ({ canvasElement }) => {
    await expect(await chartTexts(canvasElement)).toEqual(expect.arrayContaining(['48 s', '92 s', '131 s', '–']));
  },
};

/** On a phone a number is left out where it has no room; the table has all of them. */
export const PairsOnAPhone: Story = { args: Pairs.args ?? {}, parameters: { width: 390 } };
