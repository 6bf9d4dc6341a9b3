import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { Link, Outlet } from 'react-router-dom';
import { useAccount } from '../../session/session.ts';
import { Look } from './look.tsx';
import css from './open.module.css';

/** The name above a page that stands for itself. */
export function Component() {
  const account = useAccount();
  return (
    <>
      <Look account={account} />
      <header className={css.bar}>
        <Wordmark as={Link} to="/" />
      </header>
      <main className={css.page} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
