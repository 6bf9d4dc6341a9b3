import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPanel } from './error-panel.tsx';

/** Instead of a part that could not be loaded; the rest of the page stays. */
const meta = {
  title: 'Feedback/ErrorPanel',
  component: ErrorPanel,
  args: {
    title: 'The scores could not be loaded.',
    children: 'Everything you answered is safe.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retries: Story = {
  name: 'is announced and has a retry button',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('alert')).toHaveTextContent('The scores could not be loaded.');
    await userEvent.click(kit.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Phone: Story = { parameters: { width: 375 } };
