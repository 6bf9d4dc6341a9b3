import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { axisEnd } from './axis-end.ts';
import { Chart } from './chart.tsx';
import { PeriodBars } from './period-bars.tsx';

type Point = { label: string; correct: number; incorrect: number };

const weeks = ['25 Oct – 31 Oct', '1 Nov – 7 Nov', '8 Nov – 14 Nov', '15 Nov – 21 Nov', '22 Nov – 28 Nov'];
const points = (numbers: readonly (readonly [number, number])[], labels: readonly string[] = weeks): Point[] =>
  numbers.map(([correct, incorrect], at) => ({ label: labels[at] ?? `${at + 1} Nov`, correct, incorrect }));
const usual = points([
  [31, 12],
  [44, 9],
  [26, 14],
  [57, 11],
  [38, 6],
]);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ofMonth = (at: number) => [(at * 37) % 61, (at * 11) % 17] as const;

function Answers({ points }: { points: readonly Point[] }) {
  const end = axisEnd(Math.max(...points.map(({ correct, incorrect }) => correct + incorrect)));
  return (
    <Chart
      title="Completed Questions"
      keys={[
        { label: 'correct', mark: 'solid' },
        { label: 'incorrect', mark: 'hollow' },
      ]}
      table={{
        columns: ['Period', 'Correct', 'Incorrect'],
        rows: points.map(({ label, correct, incorrect }) => ({
          key: label,
          cells: [label, String(correct), String(incorrect)],
        })),
      }}
    >
      <PeriodBars
        label="Completed questions by week, correct and incorrect"
        arrangement="stacked"
        end={end}
        textOf={String}
        bars={points.map(({ label, correct, incorrect }) => ({
          key: label,
          label,
          about: `${label}: ${correct} correct, ${incorrect} incorrect`,
          parts: [correct, incorrect],
        }))}
      />
    </Chart>
  );
}

/** For the work of each week, month or day: two stacked parts, or two values side by side. */
const meta = {
  title: 'Charts/PeriodBars',
  component: Answers,
  subcomponents: { Chart, PeriodBars },
  args: { points: usual },
  parameters: { width: 560 },
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weeks: Story = {
  name: 'draws each week, and has the same values in a table that can be opened by keyboard',
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
export const Phone: Story = { parameters: { width: 390 } };
export const OneWeek: Story = { args: { points: usual.slice(0, 1) } };
export const Months: Story = {
  args: {
    points: points(
      months.map((_, at) => ofMonth(at)),
      months,
    ),
  },
};
export const MonthsOnAPhone: Story = { ...Months, parameters: { width: 390 } };
export const Days: Story = { args: { points: points(Array.from({ length: 31 }, (_, at) => ofMonth(at))) } };
export const DaysOnAPhone: Story = { ...Days, parameters: { width: 390 } };
export const OneKindAlone: Story = {
  args: {
    points: points([
      [0, 4],
      [4, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ]),
  },
};
export const Extremes: Story = {
  args: {
    points: points([
      [12_345, 1],
      [0, 1],
      [1, 9_000],
      [0, 0],
      [3, 3],
    ]),
  },
};

function Averages() {
  const seconds = [
    [48, 92],
    [131, null],
    [64, 20],
    [null, null],
    [75, 44],
  ] as const;
  return (
    <Chart
      title="Average Time Spent Per Question"
      keys={[
        { label: 'before the answer', mark: 'solid' },
        { label: 'after a wrong answer', mark: 'hollow' },
      ]}
    >
      <PeriodBars
        label="Seconds for a question by week"
        arrangement="paired"
        end={140}
        textOf={(value) => `${value} s`}
        bars={seconds.map((parts, at) => ({ key: String(at), label: weeks[at] ?? '', about: weeks[at] ?? '', parts }))}
      />
    </Chart>
  );
}
export const Pairs: Story = {
  name: 'shows two values side by side, and a dash for a missing one',
  render: () => <Averages />,
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await expect(texts).toEqual(expect.arrayContaining(['48 s', '92 s', '131 s', '–']));
  },
};
export const PairsOnAPhone: Story = { render: () => <Averages />, parameters: { width: 390 } };
