import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './error-panel.guide.tsx';
import { ErrorPanel } from './error-panel.tsx';

const meta = {
  title: 'Feedback/ErrorPanel (Error state)',
  component: ErrorPanel,
  args: {
    title: 'The scores could not be loaded.',
    children: 'Everything you answered is safe.',
    onRetry: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It is announced, and its button tries again. */
export const Retry: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('alert')).toHaveTextContent('The scores could not be loaded.');
    await userEvent.click(kit.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button has another label, if loading it again is not enough. */
export const OtherLabel: Story = {
  args: {
    title: 'A new version is ready. This question needs it.',
    children: 'What you answered is safe.',
    retryLabel: 'Load the new version',
  },
};

/** It is being loaded again. */
export const Busy: Story = { args: { busy: true } };

/** What cannot be loaded again has no button. */
export const WithoutRetry: Story = {
  render: () => <ErrorPanel title="The scores could not be loaded.">Everything you answered is safe.</ErrorPanel>,
};

/** On a phone the button is below the text. */
export const Phone: Story = { parameters: { width: 375 } };
