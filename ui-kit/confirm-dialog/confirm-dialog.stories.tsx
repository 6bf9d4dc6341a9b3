import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './confirm-dialog.guide.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog (Confirm, Alert dialog)',
  component: ConfirmDialog,
  args: { title: 'Are you sure you want to reset your Progress?', onAnswer: fn() },
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** OK agrees. */
export const Ok: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'OK' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

/** Cancel, Escape and a click on the backdrop decline; Cancel has the focus. */
export const Cancel: Story = {
  name: 'Cancel [NAV-009]',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvasElement).getByRole('dialog'));
    await expect(args.onAnswer).toHaveBeenCalledTimes(3);
    await expect(args.onAnswer).not.toHaveBeenCalledWith(true);
  },
};

/** OK has the focus if it changes nothing. */
export const OkFirst: Story = {
  args: { title: 'Are you still there?', okFirst: true },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

/** OK destroys something: the button is red, and the text says what happens. */
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Are you sure you want to delete SAT Practice Test 6?',
    children: <p className="small">It goes to the recycle bin, with its sections.</p>,
  },
};
