import { useAccount } from '@fourfold/app-shell/session';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { Link, Outlet } from 'react-router-dom';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import css from './public-layout.module.css';

/** Layout of public pages: the wordmark above the page. */
export function Component() {
  const account = useAccount();
  return (
    <>
      <ImpersonationBanner account={account} />
      <header className={css.bar}>
        <Wordmark as={Link} to="/" />
      </header>
      <main className={css.page} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
