import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './toast.guide.tsx';
import { Toast } from './toast.tsx';

const meta = {
  title: 'Feedback/Toast (Snackbar, Notification)',
  component: Toast,
  args: { kind: 'success', children: 'Answer Saved', onDismiss: fn() },
  parameters: { guide },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Success, error and warning, each with its own icon. */
export const Kinds: Story = {
  name: 'Kinds [NAV-005]',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Toast kind="success" onDismiss={args.onDismiss}>
        Correct Answer
      </Toast>
      <Toast kind="error" onDismiss={args.onDismiss}>
        Incorrect Answer
      </Toast>
      <Toast kind="warning" onDismiss={args.onDismiss}>
        Question already added in bucket
      </Toast>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('alert')).toHaveTextContent('Incorrect Answer');
    await expect(kit.getAllByRole('status')).toHaveLength(2);
    const signs = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(signs).size).toBe(3);
  },
};

/** A click anywhere dismisses it. */
export const Dismissed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Answer Saved'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Its action runs and dismisses it; a click on the text only dismisses it. */
export const WithAction: Story = {
  args: {
    children: 'The vertex form deleted Successfully',
    action: { label: 'Undo', onAct: fn() },
    keys: 'Ctrl+Z',
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.click(kit.getByRole('button', { name: 'The vertex form deleted Successfully' }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** A long text wraps. */
export const LongText: Story = {
  args: {
    kind: 'error',
    children: 'Please enter valid email and password & confirm password should match. Then try to send it once more.',
  },
  parameters: { width: 375 },
};
