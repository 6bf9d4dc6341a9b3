import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './field.guide.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field (TextField, Input)',
  component: Field,
  args: { label: 'Email', type: 'email' },
  parameters: { guide, width: 340 },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The label stays above what was typed. */
export const Filled: Story = { args: { defaultValue: 'maya.okafor@mail.example' } };

/** A disabled field shows its value and takes no focus. Say next to it why it is disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maya.okafor@mail.example' } };

/** A note is a hint for the input; a link that helps with it is to the right of the label. */
export const NoteAndAside: Story = {
  args: {
    label: 'Code',
    type: 'text',
    note: 'You have it from your school.',
    aside: <a href="#code">No code?</a>,
  },
};

/** The field is marked invalid and described by its message. */
export const Invalid: Story = {
  args: { message: 'Invalid email', defaultValue: 'maya.okafor@' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid email');
  },
};

/** A long label and a long message wrap; a long value scrolls in the field. */
export const LongText: Story = {
  args: {
    label: 'The address to which the link for a new password is to be sent',
    message: 'Please enter valid email and password & confirm password should match.',
    defaultValue: 'a.very.long.address.that.does.not.fit.into.the.box@mail.example',
  },
};
