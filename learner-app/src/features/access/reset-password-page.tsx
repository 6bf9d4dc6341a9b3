import { api } from '@fourfold/app-shell/session';
import { type GateField, GateForm } from '@fourfold/ui-kit/gate-form';
import { Link, useParams } from 'react-router-dom';
import { checkReset } from '../../app/gate/form-checks.ts';
import { useBackToLogIn } from './use-back-to-log-in.ts';

const fields: GateField<'password' | 'confirm'>[] = [
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    note: 'At least 8 characters.',
  },
  { name: 'confirm', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
];

export function Component() {
  const { token = '' } = useParams();
  const backToStart = useBackToLogIn();
  return (
    <>
      <title>Reset Password · Fourfold</title>
      <GateForm
        title="Reset Password"
        fields={fields}
        submit="Reset Password"
        check={checkReset}
        send={({ password, confirm }) =>
          backToStart(
            api('PUT /accounts/reset_password', { body: { password, confirmPassword: confirm, reset_token: token } }),
          )
        }
      >
        <Link to="/">Back to Log In</Link>
      </GateForm>
    </>
  );
}
