import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

/** Under the title of something with a beginning and an end. */
const meta = {
  title: 'Charts/Progress',
  component: Progress,
  args: { percent: 62.5, label: 'Quadratic functions' },
  parameters: { width: 260 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { percent: 0 } };
export const Some: Story = {
  name: 'shows its percentage with at most two decimals',
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
export const Done: Story = {
  name: 'is at most 100, with a double rule',
  args: { percent: 130 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100%')).toBeVisible();
    const rule = getComputedStyle(within(canvasElement).getByRole('progressbar'));
    await expect([rule.borderTopStyle, rule.borderBottomStyle]).toEqual(['solid', 'solid']);
  },
};
export const InWords: Story = { args: { percent: 50, text: '2 to go' } };
