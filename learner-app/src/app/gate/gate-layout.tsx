import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { Link, Outlet } from 'react-router-dom';
import css from './gate-layout.module.css';

/** Layout of the log-in and registration pages: what Fourfold is, beside the form. */
export function Component() {
  return (
    <div className={css.gate}>
      <header className={css.left}>
        <Wordmark as={Link} to="/" />
        <div className={css.show}>
          <div className={css.strokes} aria-hidden="true">
            <RunOfFour count={4} of={4} big hidesText />
          </div>
          <p className={css.say}>Four right answers in a row, and it is yours.</p>
          <p className={css.about}>
            Practice for the SAT and the ACT in math, grammar and reading. What you answer is kept, even when the
            network is not.
          </p>
        </div>
      </header>
      <main className={css.right} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
