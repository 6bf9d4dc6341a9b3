import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './progress.guide.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Charts/Progress (ProgressBar)',
  component: Progress,
  args: { percent: 62.5, label: 'Quadratic functions' },
  parameters: { guide, width: 260 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing is done: the line is empty. */
export const None: Story = { args: { percent: 0 } };

/** The percentage has at most two decimals. */
export const Some: Story = {
  args: { percent: 200 / 3 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('66.67%')).toBeVisible();
    await expect(kit.getByRole('progressbar', { name: 'Quadratic functions' })).toHaveAttribute(
      'aria-valuenow',
      '66.67',
    );
  },
};

/** It is at most 100, which is a double line. */
export const Done: Story = {
  args: { percent: 130 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100%')).toBeVisible();
    const rule = getComputedStyle(within(canvasElement).getByRole('progressbar'));
    await expect([rule.borderTopStyle, rule.borderBottomStyle]).toEqual(['solid', 'solid']);
  },
};

/** A text replaces the percentage. */
export const InWords: Story = { args: { percent: 50, text: '2 to go' } };
