import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './switch.guide.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Actions/Switch (Toggle)',
  component: Switch,
  args: { children: 'Timed' },
  parameters: { guide },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On is ink, with the knob at the right. */
export const On: Story = { args: { children: 'Grading mode', defaultChecked: true } };

/** The setting cannot be changed now; it keeps its value. */
export const Disabled: Story = { args: { children: 'Test mode', disabled: true } };

/** The space bar turns it on. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch', { name: 'Timed' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
  },
};
