import { api } from '@fourfold/app-shell/session';
import { type GateField, GateForm } from '@fourfold/ui-kit/gate-form';
import { Link } from 'react-router-dom';
import { checkRegistration } from '../../app/gate/form-checks.ts';
import { useBackToLogIn } from './use-back-to-log-in.ts';

const fields: GateField<'email' | 'password' | 'confirm' | 'code'>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    note: 'At least 8 characters.',
  },
  { name: 'confirm', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
  { name: 'code', label: 'Code', type: 'text', autoComplete: 'off', note: 'Your school or tutor has it.' },
];

export function Component() {
  const backToStart = useBackToLogIn();
  return (
    <>
      <title>Student Registration · Fourfold</title>
      <GateForm
        title="Student Registration"
        fields={fields}
        submit="Sign up"
        check={checkRegistration}
        send={({ email, password, code }) =>
          backToStart(
            api('POST /accounts', {
              body: { email: email.trim(), password, code: code.trim(), userType: 'Student', status: true },
            }),
            { email: email.trim() },
          )
        }
      >
        Already registered? <Link to="/">Log In</Link>
      </GateForm>
    </>
  );
}
