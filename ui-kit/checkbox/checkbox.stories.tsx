import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

/** For each of several independent options that are sent with their form. */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'There is a typo' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checks: Story = {
  name: 'is checked by a click on its label',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('There is a typo'));
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    children:
      "Something isn't working/something seems broken, and these are more words than one line of a phone can hold",
  },
  parameters: { width: 340 },
};
