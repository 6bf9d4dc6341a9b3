import { type GateField, GateForm } from '@fourfold/ui-kit/gate-form';
import { Link, useLocation } from 'react-router-dom';
import { checkLogIn } from '../../app/gate/form-checks.ts';
import { logIn } from './log-in.ts';
import type { LogInState } from './use-back-to-log-in.ts';

const fieldsWith = ({ email }: LogInState): GateField<'email' | 'password'>[] => [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', initialValue: email },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    aside: <Link to="/forgot-password">Forgot Password?</Link>,
  },
];

export function Component() {
  const { state } = useLocation() as { state: LogInState | null };
  return (
    <>
      <title>Log In · Fourfold</title>
      <GateForm
        title="Log In"
        subtitle="Welcome Back! Enter your credentials to access your account."
        fields={fieldsWith(state ?? {})}
        submit="Log In"
        check={checkLogIn}
        send={({ email, password }) => logIn(email.trim(), password)}
      >
        Not registered yet? <Link to="/register">Create an Account</Link>
      </GateForm>
    </>
  );
}
