import { api, deviceSecret } from '@fourfold/app-shell/session';
import { type GateField, GateForm } from '@fourfold/ui-kit/gate-form';
import { Link } from 'react-router-dom';
import { checkRecovery } from '../../app/gate/form-checks.ts';
import { useBackToLogIn } from './use-back-to-log-in.ts';

const fields: GateField<'email'>[] = [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'username' }];

export function Component() {
  const backToStart = useBackToLogIn();
  return (
    <>
      <title>Forgot Password · Fourfold</title>
      <GateForm
        title="Forgot Password."
        subtitle="We send a link to this address. With it you choose a new password."
        fields={fields}
        submit="Send recovery link"
        check={checkRecovery}
        send={({ email }) =>
          backToStart(api('PUT /accounts/forgot_password', { body: { email: email.trim(), device: deviceSecret() } }))
        }
      >
        <Link to="/">Back to Log In</Link>
      </GateForm>
    </>
  );
}
