import type { Account } from '@fourfold/core/contract/session';
import { MenuIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { useNavigate } from 'react-router-dom';
import { backToTutor } from '../../session/change/back-to-tutor.ts';
import { openStudio } from '../../session/change/hand-over.ts';
import { logOut } from '../../session/change/log-out.ts';

type ProfileMenuProps = {
  account: Account;
  /** An icon alone; it then also has what a phone's bar of words has no room for. */
  icon?: boolean;
  onHelp?: () => void;
};

/**
 * Under the account's name: the admin panel for admins, one's own account, log-out for everyone (1§2.4). A tutor who
 * looks on finds the way back there, and nothing that is the student's own.
 */
export function ProfileMenu({ account, icon, onHelp }: ProfileMenuProps) {
  const navigate = useNavigate();
  const own = [
    ...(account.is_admin ? [{ label: 'Admin Panel', onSelect: () => openStudio('/admin') }] : []),
    { label: 'Account', onSelect: () => navigate('/home/account') },
  ];
  const items = [
    ...(onHelp ? [{ label: 'Help', onSelect: onHelp }] : []),
    ...(account.tutor_login.status ? [{ label: 'Back to Tutor', onSelect: () => backToTutor(navigate) }] : own),
    { label: 'Logout', onSelect: logOut },
  ];
  const name = `${account.username}, profile menu`;
  return (
    <Menu kind="quiet" icon={icon} label={name} items={items} align={icon ? 'end' : 'start'}>
      {icon ? <MenuIcon /> : account.username}
    </Menu>
  );
}
