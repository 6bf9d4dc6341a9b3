import { attempt } from '@fourfold/app-shell/attempt';
import { api, session, useAccount } from '@fourfold/app-shell/session';
import { withSessionChange } from '@fourfold/core/browser/other-tabs/session-channel';
import { loggedOut } from '@fourfold/core/browser/session-store';
import { AppShell, ShellPage } from '@fourfold/ui-kit/app-shell';
import { Menu } from '@fourfold/ui-kit/menu';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useMemo, useState } from 'react';
import { Link, Outlet, useNavigate, useOutletContext } from 'react-router-dom';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { MainMenu } from './main-menu.tsx';
import type { Branch, BranchContext } from './navigation-branch.ts';
import './alert-position.css';

/** The layout of the studio: the menu at the left, the page beside it; on narrow screens the menu is above. */
export function Shell() {
  const account = useAccount();
  const navigate = useNavigate();
  const [within, enter] = useState<Branch | null>(null);
  const section = useMemo<BranchContext>(() => ({ enter }), []);
  // After a log-out, until the log-in page is shown, there is no account.
  if (!account) return null;
  return (
    <AppShell
      brand={<Wordmark as={Link} to="/admin" />}
      search={<SearchEntry />}
      menu={<MainMenu within={within} />}
      profile={
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
      }
    >
      <Outlet context={section} />
    </AppShell>
  );
}

/** The layout of pages that use the full width at the right of the menu. */
export function PageLayout() {
  return (
    <ShellPage>
      <Outlet context={useOutletContext()} />
    </ShellPage>
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
