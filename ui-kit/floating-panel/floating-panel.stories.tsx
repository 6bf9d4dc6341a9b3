import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './floating-panel.guide.tsx';
import { FloatingPanel } from './floating-panel.tsx';

const meta = {
  title: 'Overlays/FloatingPanel (Tool panel, floating window)',
  component: FloatingPanel,
  args: { title: 'Reference sheet', onClose: fn(), children: 'A triangle has 180 degrees.' },
  parameters: { guide },
} satisfies Meta<typeof FloatingPanel>;
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
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Move' })).toHaveFocus());
    await expect(within(panel).queryByRole('button', { name: 'Resize' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(panel.getBoundingClientRect().left).toBe(left - 48);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** With a box its owner stores position and size, and the arrow keys resize it, too. */
export const Resizable: Story = {
  args: { title: 'Notes', box: { left: 24, top: 24, width: 420, height: 340 }, onBox: fn() },
  parameters: { controlled: { box: 'onBox' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    kit.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onBox).toHaveBeenLastCalledWith({ left: 48, top: 24, width: 420, height: 340 });
    kit.getByRole('button', { name: 'Resize' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onBox).toHaveBeenLastCalledWith({ left: 48, top: 24, width: 420, height: 364 });
    await userEvent.click(kit.getByRole('button', { name: 'Close notes' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
