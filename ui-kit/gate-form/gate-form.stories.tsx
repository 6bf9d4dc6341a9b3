import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** For log-in, registration and a forgotten password. */
const meta = {
  title: 'Forms/GateForm',
  component: GateForm<Name>,
  args: {
    title: 'Log In',
    subtitle: 'Welcome Back! Enter your credentials to access your account.',
    fields,
    submit: 'Log In',
    check,
    send: fn(async () => false),
    children: <a href="#register">Create an Account</a>,
  },
} satisfies Meta<typeof GateForm<Name>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const AtAField: Story = {
  name: 'shows an error at its field and focuses it; an edit removes the error',
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

export const OfTheForm: Story = {
  name: 'shows an error of the whole form above its button',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.type(kit.getByLabelText('Email'), 'maya@mail.example');
    await userEvent.type(kit.getByLabelText('Password'), 'same{Enter}');
    await expect(kit.getByRole('alert')).toHaveTextContent('These two do not go together.');
    await expect(kit.getByLabelText('Password')).toHaveFocus();
  },
};

export const Failed: Story = {
  name: 'sends once at a time, and keeps the input after a failure',
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
