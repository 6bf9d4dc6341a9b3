import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './floating-panel.guide.tsx';
import { FloatingPanel } from './floating-panel.tsx';

const meta = {
  title: 'Overlays/FloatingPanel (Tool panel)',
  component: FloatingPanel,
  args: {
    title: 'Notes',
    box: { left: 24, top: 24, width: 420, height: 340 },
    onBox: fn(),
    onClose: fn(),
    children: <p style={{ padding: 'var(--space-16)' }}>The page below can still be used.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ height: '26rem', transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, controlled: { box: 'onBox' } },
} satisfies Meta<typeof FloatingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrow keys move and resize it; Escape closes it. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    kit.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onBox).toHaveBeenLastCalledWith({ left: 48, top: 24, width: 420, height: 340 });
    kit.getByRole('button', { name: 'Resize' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onBox).toHaveBeenLastCalledWith({ left: 48, top: 24, width: 420, height: 364 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
