import type { Account } from '@fourfold/core/contract/session';
import { MenuIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { logOut } from '../../session/change/log-out.ts';
import { sayMissing } from '../say-missing.ts';

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
    ...(account.is_admin ? [{ label: 'Admin Panel', onSelect: openStudio }] : []),
    { label: 'Account', onSelect: () => navigate('/home/account') },
  ];
  const items = [
    ...(onHelp ? [{ label: 'Help', onSelect: onHelp }] : []),
    ...(account.tutor_login.status ? [{ label: 'Back to Tutor', onSelect: () => goBack(navigate) }] : own),
    { label: 'Logout', onSelect: logOut },
  ];
  const name = `${account.username}, profile menu`;
  return (
    <Menu kind="quiet" icon={icon} label={name} items={items} align={icon ? 'end' : 'start'}>
      {icon ? <MenuIcon /> : account.username}
    </Menu>
  );
}

/** Both are about the session on the server: what they need is fetched when one of them is chosen. */
const openStudio = () => import('../../session/change/hand-over.ts').then(({ handOver }) => handOver('/admin'), sayWhy);
const goBack = (navigate: NavigateFunction) =>
  import('../../session/change/back-to-tutor.ts').then(({ backToTutor }) => backToTutor(navigate), sayWhy);

function sayWhy() {
  sayMissing('The server could not be reached. Check the connection and try again.');
}
