import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Before an action that cannot be undone. One that can be undone runs at once, with Undo. */
const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: { title: 'Are you sure you want to reset your Progress?', onAnswer: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agrees: Story = {
  name: 'agrees with OK',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'OK' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const Declines: Story = {
  name: 'declines with Cancel, Escape and a click on the backdrop [NAV-009]',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvasElement).getByRole('dialog'));
    await expect(args.onAnswer).toHaveBeenCalledTimes(3);
    await expect(args.onAnswer).not.toHaveBeenCalledWith(true);
  },
};

export const OkFirst: Story = {
  name: 'focuses OK if it changes nothing',
  args: { title: 'Are you still there?', okFirst: true },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const Danger: Story = {
  args: {
    danger: true,
    title: 'Are you sure you want to delete SAT Practice Test 6?',
    children: <p className="small">It goes to the recycle bin, with its sections.</p>,
  },
};
