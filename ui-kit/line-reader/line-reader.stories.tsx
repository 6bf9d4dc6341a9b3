import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './line-reader.guide.tsx';
import { LineReader } from './line-reader.tsx';

const meta = {
  title: 'Overlays/LineReader (Reading ruler)',
  component: LineReader,
  args: { lineHeight: 30, over: { left: 40, top: 240, width: 400 }, onClose: fn() },
  parameters: { guide },
} satisfies Meta<typeof LineReader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The line of a text that is shown at 200 percent. */
export const LargeText: Story = { args: { lineHeight: 60 } };

/** Numbers change the lines, arrows move it, Escape closes it. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const reader = within(canvasElement).getByRole('dialog', { name: 'Line reader' });
    await expect(reader).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(within(reader).getByRole('radio', { name: '3 lines' })).toBeChecked();
    const { top } = reader.getBoundingClientRect();
    await userEvent.keyboard('{ArrowDown}');
    await expect(reader.getBoundingClientRect().top).toBe(top + 30);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
