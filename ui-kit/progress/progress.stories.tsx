import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

/** Under the title of what has a beginning and an end. */
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
  name: 'shows its number with two decimals at most',
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
  name: 'is capped at 100 and has two rules then',
  args: { percent: 130 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100%')).toBeVisible();
    const rule = getComputedStyle(within(canvasElement).getByRole('progressbar'));
    await expect([rule.borderTopStyle, rule.borderBottomStyle]).toEqual(['solid', 'solid']);
  },
};
export const InWords: Story = { args: { percent: 50, words: '2 to go' } };
