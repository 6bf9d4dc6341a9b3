import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartTexts } from '../stories/chart-texts.ts';
import { Chart } from './chart.tsx';
import { guide } from './score-bars.guide.tsx';
import { ScoreBars } from './score-bars.tsx';

const scores = (count: number, title: string) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    title: `${title} ${at + 1}`,
    value: 400 + ((at * 331) % 1200),
    timed: at % 2 === 0,
  }));

const meta = {
  title: 'Charts/ScoreBars (Bar chart)',
  component: ScoreBars,
  args: {
    label: 'SAT scores out of 1600; timed tests are hatched',
    bars: [
      { key: '1', title: 'Test 1', value: 1180, timed: false },
      { key: '2', title: 'Test 2', value: 1220, timed: true },
      { key: '3', title: 'March*', value: 1260, timed: true },
      { key: '4', title: 'Test 3', value: 1300, timed: false },
    ],
    end: 1600,
  },
  parameters: { guide, width: 560 },
} satisfies Meta<typeof ScoreBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Timed scores are hatched, and the axis ends at the maximum score; the chart has a legend and a table. */
export const Scored: Story = {
  name: 'InChart [SCO-010] [SCO-011]',
  render: (args) => (
    <Chart
      title="SAT Scores"
      keys={[
        { label: 'timed', mark: 'hatched' },
        { label: 'not timed', mark: 'solid' },
      ]}
      note="* real test"
      table={{
        columns: ['SAT', 'Score', 'Timed'],
        rows: args.bars.map(({ key, title, value, timed }) => ({
          key,
          cells: [title, String(value), timed ? 'yes' : 'no'],
        })),
      }}
    >
      <ScoreBars {...args} />
    </Chart>
  ),
  play: async ({ canvasElement }) => {
    await expect((await chartTexts(canvasElement)).slice(0, 2)).toEqual(['0', '1600']);
    const fills = [...canvasElement.querySelectorAll('svg[role=img] rect.visx-bar')].map((bar) =>
      bar.getAttribute('fill'),
    );
    await expect(fills.map((fill) => fill?.startsWith('url(') ?? false)).toEqual([false, true, true, false]);
  },
};

/** A dashed outline, and the tooltip, say that the answers were seen before. */
export const Seen: Story = {
  args: {
    bars: [
      { key: 'a', title: 'Test 1', value: 1180, timed: true, seen: true },
      { key: 'b', title: 'Test 2', value: 1400, timed: false, seen: true },
      { key: 'c', title: 'Test 3', value: 900, timed: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await chartTexts(canvasElement);
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

/** A short scale labels its steps. */
export const Steps: Story = {
  args: {
    label: 'ACT scores out of 36',
    end: 36,
    step: 4,
    bars: [{ key: 'a', title: 'Test 1', value: 27, timed: true }],
  },
  play: async ({ canvasElement }) => {
    await expect((await chartTexts(canvasElement)).slice(0, 10)).toEqual([
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

/** The titles fit on a phone, too. */
export const Phone: Story = { parameters: { width: 390 } };

/** The bars are horizontal if the titles do not fit below them. */
export const LongTitles: Story = {
  args: {
    bars: [
      ...scores(6, 'Official SAT Practice Test'),
      { key: 'long', title: 'Official SAT Practice Test of March 2024', value: 1600, timed: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await chartTexts(canvasElement)).toContain('Official SAT Practice Test 2');
  },
};

/** On a phone the titles are above the bars. */
export const LongTitlesOnAPhone: Story = { args: LongTitles.args ?? {}, parameters: { width: 390 } };

/** Many exams. */
export const Twelve: Story = { args: { bars: scores(12, 'SAT Practice Test') } };

/** Many exams on a phone. */
export const TwelveOnAPhone: Story = { args: { bars: scores(12, 'SAT Practice Test') }, parameters: { width: 390 } };

/** A score of 0 has its number, and the number of the highest fits after its bar. */
export const Extremes: Story = {
  args: {
    bars: [
      { key: 'a', title: 'None', value: 0, timed: true },
      { key: 'b', title: 'All', value: 1600, timed: false },
      { key: 'c', title: 'Unbreakableandverylongtitleofonewordalone', value: 400, timed: true },
    ],
  },
};
