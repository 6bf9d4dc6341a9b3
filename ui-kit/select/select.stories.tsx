import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './select.tsx';

/** For one of four or more options. Two or three are a Segmented. */
const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Items Per Page',
    defaultValue: '10',
    options: ['5', '10', '15', '20', '25', '50'].map((value) => ({ value, label: value })),
  },
  parameters: { width: 260 },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: 'is a native select under its label',
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Items Per Page');
    await userEvent.selectOptions(select, '25');
    await expect(select).toHaveValue('25');
  },
};
export const Bad: Story = { args: { message: 'Please enter Items Per Page' } };
export const LongText: Story = {
  args: {
    options: [{ value: '10', label: 'A title that is far too long for the box in which it is chosen' }],
  },
};
