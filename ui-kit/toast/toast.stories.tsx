import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toast } from './toast.tsx';

/** The rendering of one alert. Pages call showAlert; Alerts controls when it is shown. */
const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { kind: 'success', children: 'Answer Saved', onDismiss: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: 'has the kinds success, error and warning, each with its own icon [NAV-005]',
  render: ({ onDismiss }) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Toast kind="success" onDismiss={onDismiss}>
        Correct Answer
      </Toast>
      <Toast kind="error" onDismiss={onDismiss}>
        Incorrect Answer
      </Toast>
      <Toast kind="warning" onDismiss={onDismiss}>
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

export const Dismissed: Story = {
  name: 'is dismissed by a click',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Answer Saved'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = {
  name: 'offers an action, and is dismissed by both buttons',
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

export const LongText: Story = {
  args: {
    kind: 'error',
    children: 'Please enter valid email and password & confirm password should match. Then try to send it once more.',
  },
  parameters: { width: 375 },
};
