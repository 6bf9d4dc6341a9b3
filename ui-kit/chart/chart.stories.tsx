import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { guide } from './chart.guide.tsx';
import { Chart } from './chart.tsx';
import { ChartEmpty } from './chart-empty.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChartTable } from './chart-table.tsx';
import { ScoreBars } from './score-bars.tsx';

const meta = {
  title: 'Charts/Chart (Figure)',
  component: Chart,
  subcomponents: { ChartEmpty, ChartSkeleton, ChartTable },
  args: {
    title: 'SAT Scores',
    keys: [
      { label: 'timed', mark: 'hatched' },
      { label: 'not timed', mark: 'solid' },
    ],
    note: '* a real test',
    table: {
      columns: ['SAT', 'Score', 'Timed'],
      rows: [
        { key: '1', cells: ['Test 1', '1180', 'no'] },
        { key: '2', cells: ['March*', '1220', 'yes'] },
      ],
    },
    children: (
      <ScoreBars
        label="SAT scores out of 1600: Test 1 1180, March, a real test, 1220; timed tests are hatched"
        end={1600}
        bars={[
          { key: '1', title: 'Test 1', value: 1180, timed: false },
          { key: '2', title: 'March*', value: 1220, timed: true },
        ]}
      />
    ),
  },
  parameters: { guide, width: 560 },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A chart that loads is announced, and has its final height. */
export const Loading: Story = {
  args: { keys: [], note: null, table: undefined, children: <ChartSkeleton /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

/** A chart without data is low. */
export const Empty: Story = {
  args: {
    ...Loading.args,
    children: <ChartEmpty title="No answers in these weeks">Each week you practise will be a bar.</ChartEmpty>,
  },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.querySelector('figure')?.getBoundingClientRect() ?? {};
    const lines = Number.parseFloat(getComputedStyle(canvasElement.querySelector('p') ?? canvasElement).lineHeight);
    await expect(height).toBeGreaterThan(2 * lines);
    await expect(height).toBeLessThan(7 * lines);
  },
};

/** After the filter has changed, it has the height of the plot that it had before. */
export const EmptyAgain: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...Loading.args,
    children: (
      <ChartEmpty title="No answers in these weeks" hasPlotHeight>
        Each week you practise will be a bar.
      </ChartEmpty>
    ),
  },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.querySelector('figure')?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThan(185);
  },
};

/** An error replaces the plot. */
export const Failed: Story = {
  args: { ...Loading.args, children: <ErrorPanel title="The answers could not be loaded." onRetry={fn()} /> },
};

const showMonths = fn();

/** The legend is above the plot, and an action below it. */
export const WithAction: Story = {
  args: { action: <Button onClick={showMonths}>Show months</Button> },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('timed')).toBeVisible();
    await userEvent.click(kit.getByRole('button', { name: 'Show months' }));
    await expect(showMonths).toHaveBeenCalledOnce();
  },
};
