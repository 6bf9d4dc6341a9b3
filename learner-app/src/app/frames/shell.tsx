import { useAccount } from '@fourfold/app-shell/session';
import { SkipLink } from '@fourfold/ui-kit/skip-link';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useEffect } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { EndSummarySlot } from './end-summary-slot.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { prefetchLogOut } from './prefetch-log-out.ts';
import { ProfileMenu } from './profile-menu.tsx';
import css from './shell.module.css';
import { sideMenuEntries } from './side-menu-entries.ts';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useHelpDialog } from './use-help-dialog.tsx';

/** Layout of the logged-in pages: the menu on the left of wide screens, a tab bar at the bottom on phones. */
export function Component() {
  const account = useAccount();
  const help = useHelpDialog();
  useEffect(() => whenIdle(prefetchLogOut), []);
  // No account between log-out and the log-in page.
  if (!account) return null;
  const entries = sideMenuEntries(account);
  const links = entries.map(({ title, path }) => (
    <NavLink key={path} to={path} end={path === '/home'}>
      {title}
    </NavLink>
  ));
  return (
    <div className={css.shell}>
      <ImpersonationBanner account={account} />
      <SkipLink />
      <header className={css.rail}>
        <Wordmark as={Link} to="/home" />
        <nav aria-label="Main">
          {links}
          <button type="button" aria-haspopup="dialog" onClick={help.open}>
            Help
          </button>
        </nav>
        <div className={css.foot}>
          <ProfileMenu account={account} />
        </div>
      </header>
      <header className={css.phonebar}>
        <Wordmark as={Link} to="/home" />
        <ProfileMenu account={account} icon onHelp={help.open} />
      </header>
      <main className={css.page} id="main" tabIndex={-1}>
        {!account.tutor_login.status && <UnsentAnswers account={account.id} />}
        <EndSummarySlot />
        <Outlet />
      </main>
      <nav className={css.tabbar} aria-label="Main">
        {links}
      </nav>
      {help.dialog}
    </div>
  );
}
