import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './gate-form.guide.tsx';
import { type FormError, type GateField, GateForm, type Values } from './gate-form.tsx';

type Name = 'email' | 'password';

const fields: GateField<Name>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    note: 'At least 8 characters.',
    aside: <a href="#forgot">Forgot Password?</a>,
  },
];
const check = ({ email, password }: Values<Name>): FormError<Name>[] => [
  ...(email === '' ? [{ field: 'email', message: 'Please enter email' } as const] : []),
  ...(password === 'same'
    ? [{ field: 'password', message: 'These two do not go together.', isFormError: true } as const]
    : []),
];

const meta = {
  title: 'Forms/GateForm (Log-in form)',
  component: GateForm,
  args: {
    title: 'Log In',
    subtitle: 'Welcome Back! Enter your credentials to access your account.',
    fields,
    submit: 'Log In',
    check,
    send: fn(async () => false),
    children: <a href="#register">Create an Account</a>,
  },
  parameters: { guide },
} satisfies Meta<typeof GateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A field can have a first value: after a registration, the log-in has its email, and the password gets the focus. */
export const InitialValue: Story = {
  args: {
    fields: [
      { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', initialValue: 'maya@mail.example' },
      { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
    ],
  },
  play: async ({ canvasElement }) => {
    // The focus in the password is tested in the page: Storybook hides a story while it is rendered.
    await expect(within(canvasElement).getByLabelText('Email')).toHaveValue('maya@mail.example');
  },
};

/** An error of a field is shown at the field, which gets the focus; an edit removes the error. */
export const FieldError: Story = {
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button', { name: 'Log In' }));
    const email = kit.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Please enter email');
    await expect(email).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(email, 'm');
    await expect(kit.queryByText('Please enter email')).toBeNull();
  },
};

/** An error of the whole form is shown above its button. */
export const WholeFormError: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.type(kit.getByLabelText('Email'), 'maya@mail.example');
    await userEvent.type(kit.getByLabelText('Password'), 'same{Enter}');
    await expect(kit.getByRole('alert')).toHaveTextContent('These two do not go together.');
    await expect(kit.getByLabelText('Password')).toHaveFocus();
  },
};

/** The values are sent once at a time, and the input stays after a failure. */
export const Failure: Story = {
  args: { send: fn(() => new Promise<boolean>((done) => setTimeout(done, 300, false))) },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await userEvent.type(kit.getByLabelText('Email'), 'maya@mail.example');
    await userEvent.type(kit.getByLabelText('Password'), 'four in a row{Enter}{Enter}');
    await userEvent.click(kit.getByRole('button', { name: 'Log In' }));
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.send).toHaveBeenCalledWith({ email: 'maya@mail.example', password: 'four in a row' });
    await expect(kit.getByLabelText('Password')).toHaveValue('four in a row');
    await expect(kit.getByLabelText('Email')).toHaveValue('maya@mail.example');
  },
};
