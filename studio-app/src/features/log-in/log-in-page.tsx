import { attempt } from '@fourfold/app-shell/attempt';
import { api, deviceSecret, session } from '@fourfold/app-shell/session';
import { isEmail } from '@fourfold/ui-kit/form/validators';
import { type FormError, GateForm, type Values } from '@fourfold/ui-kit/gate-form';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useState } from 'react';
import { learnerUrl } from '../../session/learner-url.ts';
import css from './log-in-page.module.css';

type FieldName = 'email' | 'password';

/** The studio's log-in page; registration and password recovery are on the learner site. */
export function Component() {
  const [site] = useState(learnerUrl);
  return (
    <>
      <title>Log In · Fourfold Studio</title>
      <header className={css.bar}>
        <Wordmark />
        <span className="small">Studio</span>
      </header>
      <main className={css.page}>
        <GateForm<FieldName>
          title="Log In"
          subtitle="Welcome Back! Enter your credentials to access your account."
          fields={[
            { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
            {
              name: 'password',
              label: 'Password',
              type: 'password',
              autoComplete: 'current-password',
              aside: <a href={`${site}/forgot-password`}>Forgot Password?</a>,
            },
          ]}
          submit="Log In"
          check={check}
          send={logIn}
        >
          Students and tutors log in at <a href={site}>the learners’ site</a>.
        </GateForm>
      </main>
    </>
  );
}

function check({ email, password }: Values<FieldName>): FormError<FieldName>[] {
  const errors: FormError<FieldName>[] = [];
  if (email.trim() === '') errors.push({ field: 'email', message: 'Please enter email' });
  else if (!isEmail(email.trim())) errors.push({ field: 'email', message: 'Invalid email' });
  if (password === '') errors.push({ field: 'password', message: 'Please enter password' });
  return errors;
}

async function logIn({ email, password }: Values<FieldName>): Promise<boolean> {
  const account = await attempt(
    api('POST /sessions', { body: { email: email.trim(), password, device: deviceSecret() } }),
  );
  if (account) session.setState({ account });
  return account !== false;
}
