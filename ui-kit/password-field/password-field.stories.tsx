import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './password-field.guide.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField (Password input)',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  parameters: { guide, width: 340 },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The link to the recovery of a password is to the right of the label. */
export const Aside: Story = { args: { aside: <a href="#forgot">Forgot Password?</a> } };

/** A note says what a new password must be. */
export const Note: Story = {
  args: {
    label: 'New Password',
    autoComplete: 'new-password',
    defaultValue: '',
    note: 'At least 8 characters.',
  },
};

/** The field is marked invalid and described by its message. */
export const Invalid: Story = { args: { defaultValue: '', message: 'Please enter password' } };

/** The button shows and hides what was typed. */
export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
