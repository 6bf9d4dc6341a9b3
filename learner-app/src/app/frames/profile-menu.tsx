import type { Account } from '@fourfold/core/contract/session';
import { MenuIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { useNavigate } from 'react-router-dom';
import { backToTutor } from '../../session/change/back-to-tutor.ts';
import { openStudio } from '../../session/change/hand-over.ts';
import { logOut } from '../../session/change/log-out.ts';
import type { MenuEntry } from './side-menu-entries.ts';

type ProfileMenuProps = {
  account: Account;
  /** Shows an icon instead of the name, for phones. */
  icon?: boolean;
  /** Pages that the tab bar of phones has not. */
  pages?: readonly MenuEntry[];
  onHelp?: () => void;
};

/**
 * The profile menu: the admin panel for admins (NAV-019), the account page, log-out for everyone (NAV-018). A tutor who
 * is logged in as a student has "Back to Tutor" instead of the first two (NAV-020).
 */
export function ProfileMenu({ account, icon, pages = [], onHelp }: ProfileMenuProps) {
  const navigate = useNavigate();
  const ownItems = [
    ...(account.is_admin ? [{ label: 'Admin Panel', onSelect: () => openStudio('/admin') }] : []),
    { label: 'Account', onSelect: () => navigate('/home/account') },
  ];
  const items = [
    ...pages.map(({ title, path }) => ({ label: title, onSelect: () => navigate(path) })),
    ...(onHelp ? [{ label: 'Help', onSelect: onHelp }] : []),
    ...(account.tutor_login.status ? [{ label: 'Back to Tutor', onSelect: () => backToTutor(navigate) }] : ownItems),
    { label: 'Logout', onSelect: logOut },
  ];
  const name = `${account.username}, profile menu`;
  return (
    <Menu kind="quiet" icon={icon} label={name} items={items} align={icon ? 'end' : 'start'}>
      {icon ? <MenuIcon /> : account.username}
    </Menu>
  );
}
