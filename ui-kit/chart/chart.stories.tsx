import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Chart } from './chart.tsx';
import { ChartEmpty } from './chart-empty.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { ChartTable } from './chart-table.tsx';

/** The frame of each chart: its heading, its legend, and its loading, error and empty states. */
const meta = {
  title: 'Charts/Chart',
  component: Chart,
  subcomponents: { Chart, ChartEmpty, ChartSkeleton, ChartTable },
  args: { title: 'Completed Questions', children: <ChartSkeleton /> },
  parameters: { width: 560 },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'is announced while it loads, and has its final height',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

const noAnswers = { title: 'No answers in these weeks', children: 'Each week you practise will be a bar.' };

export const Empty: Story = {
  name: 'is small while it is empty',
  args: { children: <ChartEmpty {...noAnswers} /> },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.querySelector('figure')?.getBoundingClientRect() ?? {};
    const lines = Number.parseFloat(getComputedStyle(canvasElement.querySelector('p') ?? canvasElement).lineHeight);
    await expect(height).toBeGreaterThan(2 * lines);
    await expect(height).toBeLessThan(7 * lines);
  },
};

export const EmptyAgain: Story = {
  name: 'keeps its height if there was a plot',
  args: { children: <ChartEmpty {...noAnswers} hasPlotHeight /> },
  play: async ({ canvasElement }) => {
    const { height = 0 } = canvasElement.querySelector('figure')?.getBoundingClientRect() ?? {};
    await expect(height).toBeGreaterThan(185);
  },
};

export const Failed: Story = {
  args: { children: <ErrorPanel title="The answers could not be loaded." onRetry={fn()} /> },
};

const another = fn();

export const WithAction: Story = {
  name: 'has its action below the plot, and its legend above',
  args: {
    keys: [
      { label: 'correct', mark: 'solid' },
      { label: 'incorrect', mark: 'hollow' },
      { label: 'timed', mark: 'hatched' },
    ],
    action: <Button onClick={another}>Show months</Button>,
    note: '* a real test',
    table: { columns: ['Period', 'Correct'], rows: [{ key: 'one', cells: ['1 Nov – 7 Nov', '44'] }] },
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('timed')).toBeVisible();
    await userEvent.click(kit.getByRole('button', { name: 'Show months' }));
    await expect(another).toHaveBeenCalledOnce();
  },
};
