import { GateForm, type Values } from '@fourfold/ui-kit/gate-form';
import type { ReactNode } from 'react';
import type { BlockDuring } from '../page/block-during.ts';
import { attempt } from '../session/attempt.ts';
import { api, deviceSecret, session } from '../session/session.ts';
import { checkLogIn, type LogInField } from './check-log-in.ts';

type LogInFormProps = {
  initialEmail?: string | undefined;
  /** The link to the recovery of a password. */
  recovery: ReactNode;
  blockDuring?: BlockDuring;
  /** Links below the button. */
  children: ReactNode;
};

export function LogInForm({ initialEmail, recovery, blockDuring = (call) => call, children }: LogInFormProps) {
  return (
    <GateForm<LogInField>
      title="Log In"
      subtitle="Welcome Back! Enter your credentials to access your account."
      fields={[
        { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', initialValue: initialEmail },
        {
          name: 'password',
          label: 'Password',
          type: 'password',
          autoComplete: 'current-password',
          aside: recovery,
        },
      ]}
      submit="Log In"
      check={checkLogIn}
      send={(values) => logIn(values, blockDuring)}
    >
      {children}
    </GateForm>
  );
}

/** Logs in; the token came in a header and is in the session already. False after a failure that was shown. */
async function logIn({ email, password }: Values<LogInField>, blockDuring: BlockDuring): Promise<boolean> {
  const body = { email: email.trim(), password, device: deviceSecret() };
  const account = await attempt(blockDuring(api('POST /sessions', { body })));
  if (account) session.setState({ account });
  return account !== false;
}
