import { useAccount } from '@fourfold/app-shell/session';
import { AppShell, RailButton, RailMenu, ShellPage } from '@fourfold/ui-kit/app-shell';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { Wordmark } from '@fourfold/ui-kit/wordmark';
import { useEffect } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { EndSummarySlot } from './end-summary-slot.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { prefetchLogOut } from './prefetch-log-out.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { type MenuEntry, ownWorkEntries, sideMenuEntries } from './side-menu-entries.ts';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useHelpDialog } from './use-help-dialog.tsx';

/** Layout of the logged-in pages: the menu on the left of wide screens, a tab bar at the bottom on phones. */
export function Component() {
  const account = useAccount();
  const help = useHelpDialog();
  useEffect(() => whenIdle(prefetchLogOut), []);
  // No account between log-out and the log-in page.
  if (!account) return null;
  const links = sideMenuEntries(account).map(menuLink);
  const ownWork = ownWorkEntries(account);
  return (
    <>
      <ImpersonationBanner account={account} />
      <AppShell
        brand={<Wordmark as={Link} to="/home" />}
        menu={
          <>
            <RailMenu>
              {links}
              <RailButton onClick={help.open}>Help</RailButton>
            </RailMenu>
            {ownWork.length > 0 && <RailMenu label="Your work">{ownWork.map(menuLink)}</RailMenu>}
          </>
        }
        profile={<ProfileMenu account={account} />}
        phone={{ tabs: links, menu: <ProfileMenu account={account} icon pages={ownWork} onHelp={help.open} /> }}
      >
        <ShellPage>
          {!account.tutor_login.status && <UnsentAnswers account={account.id} />}
          <EndSummarySlot />
          <Outlet />
        </ShellPage>
      </AppShell>
      {help.dialog}
    </>
  );
}

function menuLink({ title, path }: MenuEntry) {
  return (
    <NavLink key={path} to={path} end={path === '/home'}>
      {title}
    </NavLink>
  );
}
