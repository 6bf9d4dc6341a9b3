import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type FormError, GateForm, type Values } from '../../gate-form/gate-form.tsx';
import { RunOfFour } from '../../run-of-four/run-of-four.tsx';
import { Wordmark } from '../../wordmark/wordmark.tsx';
import css from './composed.module.css';
import { onPhone } from './fixtures.tsx';

type Name = 'email' | 'password';

function check({ email, password }: Values<Name>): FormError<Name>[] {
  return [
    ...(email === '' ? [{ field: 'email', message: 'Please enter email' } as const] : []),
    ...(password === '' ? [{ field: 'password', message: 'Please enter password' } as const] : []),
  ];
}

const about =
  'Practice for the SAT and the ACT in math, grammar and reading. What you answer is kept, even when the network is not.';

function LogInPage() {
  return (
    <div className={css.public}>
      <header>
        <Wordmark as="a" href="#home" />
        <div className={css.about}>
          <div aria-hidden="true">
            <RunOfFour count={4} of={4} big hidesText />
          </div>
          <h2>Four right answers in a row, and it is yours.</h2>
          <p>{about}</p>
        </div>
      </header>
      <main>
        <GateForm<Name>
          title="Log In"
          subtitle="Welcome Back! Enter your credentials to access your account."
          fields={[
            { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
            {
              name: 'password',
              label: 'Password',
              type: 'password',
              autoComplete: 'current-password',
              aside: <a href="#forgot">Forgot Password?</a>,
            },
          ]}
          submit="Log In"
          check={check}
          send={async () => true}
        >
          Not registered yet? <a href="#register">Create an Account</a>
        </GateForm>
      </main>
    </div>
  );
}

/** The first page: what Fourfold is, and the form. */
const meta = { title: 'Pages/Log in', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form is at the right, after what Fourfold is. */
export const Desktop: Story = { render: () => <LogInPage /> };

/** The wordmark and the form. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** Each field says what is missing, and the first one has the focus. */
export const Wrong: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await expect(page.getByLabelText('Email')).toHaveAccessibleDescription('Please enter email');
    await expect(page.getByLabelText('Email')).toHaveFocus();
  },
};
