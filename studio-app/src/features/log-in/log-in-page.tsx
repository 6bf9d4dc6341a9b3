import { LogInForm } from '@fourfold/app-shell/log-in-form';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useState } from 'react';
import { learnerUrl } from '../../session/learner-url.ts';
import css from './log-in-page.module.css';

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
        <LogInForm recovery={<a href={`${site}/forgot-password`}>Forgot Password?</a>}>
          Students and tutors log in at <a href={site}>the learners’ site</a>.
        </LogInForm>
      </main>
    </>
  );
}
