import { attempt } from '@fourfold/app-shell/attempt';
import { api, session, useAccount } from '@fourfold/app-shell/session';
import { withSessionChange } from '@fourfold/core/browser/other-tabs/session-channel';
import { loggedOut } from '@fourfold/core/browser/session-store';
import { Menu } from '@fourfold/ui-kit/menu';
import { SkipLink } from '@fourfold/ui-kit/skip-link';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useMemo, useState } from 'react';
import { Link, Outlet, useNavigate, useOutletContext } from 'react-router-dom';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { MainMenu } from './main-menu.tsx';
import type { Branch, BranchContext } from './navigation-branch.ts';
import css from './shell.module.css';

/** The layout of the studio: the menu at the left, the page beside it; on narrow screens the menu is above. */
export function Shell() {
  const account = useAccount();
  const navigate = useNavigate();
  const [within, enter] = useState<Branch | null>(null);
  const section = useMemo<BranchContext>(() => ({ enter }), []);
  // After a log-out, until the log-in page is shown, there is no account.
  if (!account) return null;
  return (
    <div className={css.shell}>
      <SkipLink />
      <header className={css.rail}>
        <Wordmark as={Link} to="/admin" />
        <SearchEntry />
        <MainMenu within={within} />
        <div className={css.foot}>
          <Menu
            kind="quiet"
            align="start"
            label={`${account.username}, profile menu`}
            items={[
              { label: 'Admin Panel', onSelect: () => navigate('/admin') },
              ...(account.is_super_admin ? [{ label: 'Audit', onSelect: () => navigate('/admin/audit') }] : []),
              { label: 'Account', onSelect: () => navigate('/admin/account') },
              { label: 'Logout', onSelect: logOut },
            ]}
          >
            {account.username}
          </Menu>
        </div>
      </header>
      <Outlet context={section} />
    </div>
  );
}

/** The layout of pages that use the full width beside the menu. */
export function PageLayout() {
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <Outlet context={useOutletContext()} />
    </main>
  );
}

/** Ends the session on the server, on both sites. */
async function logOut(): Promise<void> {
  // If this module cannot be loaded, there is no network, and the log-out fails too.
  const drafts = await import('../features/parts/drafts/confirm-log-out.tsx').catch(() => null);
  if (drafts && !(await drafts.confirmLogOut())) return;
  await withSessionChange(session, 'logged-out', async () => {
    const gone = await attempt(api('DELETE /sessions'));
    if (gone) session.setState(loggedOut);
    return gone;
  });
}
