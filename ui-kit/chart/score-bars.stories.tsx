import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chart } from './chart.tsx';
import type { ScoreBar } from './score-bar.ts';
import { ScoreBars, type ScoreBarsProps } from './score-bars.tsx';

function Scores(props: ScoreBarsProps) {
  return (
    <Chart
      title="SAT Scores"
      keys={[
        { label: 'timed', mark: 'hatched' },
        { label: 'not timed', mark: 'solid' },
      ]}
      note="* real test"
      table={{
        columns: ['SAT', 'Score', 'Timed'],
        rows: props.bars.map(({ key, title, value, timed }) => ({
          key,
          cells: [title, String(value), timed ? 'yes' : 'no'],
        })),
      }}
    >
      <ScoreBars {...props} />
    </Chart>
  );
}

const titles = ['Test 1', 'Test 2', 'March*', 'Test 3'];
const bars: ScoreBar[] = titles.map((title, at) => ({ key: title, title, value: 1180 + at * 40, timed: at % 3 > 0 }));
const long = 'Official SAT Practice Test of March 2024';
const many = (count: number, title: string): ScoreBar[] =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    title: `${title} ${at + 1}`,
    value: 400 + ((at * 331) % 1200),
    timed: at % 2 === 0,
  }));

/** For one score of each exam, timed and not timed. */
const meta = {
  title: 'Charts/ScoreBars',
  component: Scores,
  subcomponents: { ScoreBars },
  args: { label: 'SAT scores out of 1600; timed tests are hatched', bars, end: 1600 },
  parameters: { width: 560 },
} satisfies Meta<typeof Scores>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (root: HTMLElement) => [...root.querySelectorAll('svg[role=img] text')].map((text) => text.textContent);

export const Scored: Story = {
  name: 'hatches timed scores, and has an axis to the maximum score [SCO-010] [SCO-011]',
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement).slice(0, 2)).toEqual(['0', '1600']);
    const fills = [...canvasElement.querySelectorAll('svg[role=img] rect.visx-bar')].map((bar) =>
      bar.getAttribute('fill'),
    );
    await expect(fills.map((fill) => fill?.startsWith('url(') ?? false)).toEqual([false, true, true, false]);
  },
};
export const Seen: Story = {
  name: 'draws a dashed outline if the answers were seen before, and says so',
  args: {
    bars: [
      { key: 'a', title: 'Test 1', value: 1180, timed: true, seen: true },
      { key: 'b', title: 'Test 2', value: 1400, timed: false, seen: true },
      { key: 'c', title: 'Test 3', value: 900, timed: false },
    ],
  },
  play: async ({ canvasElement }) => {
    const drawing = [...canvasElement.querySelectorAll('svg[role=img] rect.visx-bar')];
    const dashes = drawing.map((bar) => getComputedStyle(bar).strokeDasharray !== 'none');
    await expect(dashes).toEqual([true, true, false]);
    const tooltips = [...canvasElement.querySelectorAll('svg[role=img] g > title')].map(
      ({ textContent }) => textContent,
    );
    await expect(tooltips).toEqual([
      'Test 1: 1180, timed, answers seen before',
      'Test 2: 1400, not timed, answers seen before',
      'Test 3: 900, not timed',
    ]);
  },
};
export const Steps: Story = {
  name: 'labels the steps of a short scale',
  args: {
    label: 'ACT scores out of 36',
    end: 36,
    step: 4,
    bars: [{ key: 'a', title: 'Test 1', value: 27, timed: true }],
  },
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement).slice(0, 10)).toEqual([
      '0',
      '4',
      '8',
      '12',
      '16',
      '20',
      '24',
      '28',
      '32',
      '36',
    ]);
  },
};
export const Phone: Story = { parameters: { width: 390 } };
export const LongTitles: Story = {
  name: 'is horizontal if the titles do not fit below the bars',
  args: {
    bars: [...many(6, 'Official SAT Practice Test'), { key: 'long', title: long, value: 1600, timed: true }],
  },
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement)).toContain('Official SAT Practice Test 2');
  },
};
export const LongTitlesOnAPhone: Story = { args: LongTitles.args ?? {}, parameters: { width: 390 } };
export const Twelve: Story = { args: { bars: many(12, 'SAT Practice Test') } };
export const TwelveOnAPhone: Story = { args: { bars: many(12, 'SAT Practice Test') }, parameters: { width: 390 } };
export const Extremes: Story = {
  args: {
    bars: [
      { key: 'a', title: 'None', value: 0, timed: true },
      { key: 'b', title: 'All', value: 1600, timed: false },
      { key: 'c', title: 'Unbreakableandverylongtitleofonewordalone', value: 400, timed: true },
    ],
  },
};
