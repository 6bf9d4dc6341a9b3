import { LogInForm } from '@fourfold/app-shell/log-in-form';
import { Link, useLocation } from 'react-router-dom';
import { blockDuring } from '../../app/blocking-calls.ts';
// Notes that a log-in ended here.
import '../../study-plan/arrival.ts';
import type { LogInState } from './use-back-to-log-in.ts';

export function Component() {
  const { state } = useLocation() as { state: LogInState | null };
  return (
    <>
      <title>Log In · Fourfold</title>
      <LogInForm
        initialEmail={state?.email}
        recovery={<Link to="/forgot-password">Forgot Password?</Link>}
        blockDuring={blockDuring}
      >
        Not registered yet? <Link to="/register">Create an Account</Link>
      </LogInForm>
    </>
  );
}
