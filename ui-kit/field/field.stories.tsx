import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './field.tsx';

/** For one line of text. Its label stays; its message says what is wrong and how to correct it. */
const meta = {
  title: 'Forms/Field',
  component: Field,
  subcomponents: { Field },
  args: { label: 'Email', type: 'email' },
  parameters: { width: 340 },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { args: { defaultValue: 'maya.okafor@mail.example' } };
export const Empty: Story = {};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maya.okafor@mail.example' } };
export const WithNoteAndAside: Story = {
  args: {
    label: 'Code',
    type: 'text',
    note: 'You have it from your school.',
    aside: <a href="#code">No code?</a>,
  },
};

export const Bad: Story = {
  name: 'is marked invalid and described by its message',
  args: { message: 'Invalid email', defaultValue: 'maya.okafor@' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid email');
  },
};

export const LongText: Story = {
  args: {
    label: 'The address to which the link for a new password is to be sent',
    message: 'Please enter valid email and password & confirm password should match.',
    defaultValue: 'a.very.long.address.that.does.not.fit.into.the.box@mail.example',
  },
};
