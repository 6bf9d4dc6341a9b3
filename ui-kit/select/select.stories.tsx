import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './select.guide.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select (Dropdown list)',
  component: Select,
  args: {
    label: 'Items Per Page',
    defaultValue: '10',
    options: ['5', '10', '15', '20', '25', '50'].map((value) => ({ value, label: value })),
  },
  parameters: { guide, width: 260 },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The select shows its value and takes no focus. */
export const Disabled: Story = { args: { disabled: true } };

/** A disabled option says that it exists, although it cannot be selected now. */
export const DisabledOption: Story = {
  args: {
    label: 'Role',
    defaultValue: 'student',
    options: [
      { value: 'student', label: 'Student' },
      { value: 'tutor', label: 'Tutor' },
      { value: 'manager', label: 'Manager', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'Manager' })).toBeDisabled();
  },
};

/** The select is marked invalid and described by its message. */
export const Invalid: Story = { args: { message: 'Please enter Items Per Page' } };

/** A title that does not fit is cut in the box; the opened list shows all of it. */
export const LongText: Story = {
  args: {
    options: [{ value: '10', label: 'A title that is far too long for the box in which it is chosen' }],
  },
};

/** It is a native select, found by its label. */
export const Selection: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Items Per Page');
    await userEvent.selectOptions(select, '25');
    await expect(select).toHaveValue('25');
  },
};
