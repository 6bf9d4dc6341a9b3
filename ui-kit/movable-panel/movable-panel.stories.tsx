import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './movable-panel.guide.tsx';
import { MovablePanel } from './movable-panel.tsx';

const meta = {
  title: 'Overlays/MovablePanel (Floating window)',
  component: MovablePanel,
  args: { title: 'Reference sheet', onClose: fn(), children: 'A triangle has 180 degrees.' },
  parameters: { guide },
} satisfies Meta<typeof MovablePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Up to 560 pixels, for formulas. */
export const Wide: Story = { args: { wide: true } };

/** The arrow keys move it, and Escape closes it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement).getByRole('dialog', { name: 'Reference sheet' });
    const { left } = panel.getBoundingClientRect();
    const handle = within(panel).getByRole('button', { name: 'Move Reference sheet with the arrow keys' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(panel.getBoundingClientRect().left).toBe(left - 32);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
