import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chart } from './chart.tsx';
import { type ChartColumn, ColumnChart } from './column-chart.tsx';

function Progress({ bars }: { bars: readonly ChartColumn[] }) {
  const percent = Math.round(bars.reduce((sum, one) => sum + one.percent, 0) / bars.length);
  return (
    <Chart title="SATs Progress">
      <ColumnChart
        label={`SATs progress: ${bars.map(({ title, percent }) => `${title} ${percent} percent`).join(', ')}`}
        bars={bars}
        whole={{ percent, of: 'all SATs' }}
      />
    </Chart>
  );
}

const columnsFrom = (percents: readonly number[], title = 'Test'): ChartColumn[] =>
  percents.map((percent, at) => ({ key: String(at), title: `${title} ${at + 1}`, percent }));

/** For the progress of several items and of all together. */
const meta = {
  title: 'Charts/Uprights',
  component: Progress,
  subcomponents: { Uprights: ColumnChart },
  args: { bars: columnsFrom([100, 84, 61, 8, 0]) },
  parameters: { width: 560 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  name: 'draws a ring for all and a column for each, double when complete [DSH-011]',
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('svg[role=img] text')].map((text) => text.textContent);
    await expect(texts).toEqual([
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
export const Phone: Story = { parameters: { width: 390 } };
export const One: Story = { args: { bars: columnsFrom([33.33]) } };
export const AllDone: Story = { args: { bars: columnsFrom([100, 100]) } };
export const Twelve: Story = { args: { bars: columnsFrom([100, 99.99, 84, 61, 8, 0, 3, 77, 12.5, 50, 1, 0]) } };
export const TwelveOnAPhone: Story = { args: Twelve.args ?? {}, parameters: { width: 390 } };
export const LongTitles: Story = {
  args: { bars: columnsFrom([100, 84.25, 61, 8, 0, 40, 30], 'Official SAT Practice Test of March 2024') },
};
export const LongTitlesOnAPhone: Story = { args: LongTitles.args ?? {}, parameters: { width: 390 } };
