import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

/** For a setting with immediate effect. One that is submitted with a form is a checkbox. */
const meta = { title: 'Actions/Switch', component: Switch, args: { children: 'Timed' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'turns on with the space bar',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch', { name: 'Timed' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
  },
};
export const On: Story = { args: { children: 'Grading mode', defaultChecked: true } };
export const Disabled: Story = { args: { children: 'Test mode', disabled: true } };
