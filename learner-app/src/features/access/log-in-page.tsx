import { type GateField, GateForm } from '@fourfold/ui-kit/gate-form';
import { Link } from 'react-router-dom';
import { checkLogIn } from '../../app/gate/checks.ts';
import { logIn } from './log-in.ts';

const fields: GateField<'email' | 'password'>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
    aside: <Link to="/forgot-password">Forgot Password?</Link>,
  },
];

export function Component() {
  return (
    <>
      <title>Log In · Fourfold</title>
      <GateForm
        title="Log In"
        subtitle="Welcome Back! Enter your credentials to access your account."
        fields={fields}
        submit="Log In"
        check={checkLogIn}
        send={({ email, password }) => logIn(email.trim(), password)}
      >
        Not registered yet? <Link to="/register">Create an Account</Link>
      </GateForm>
    </>
  );
}
