import type { User } from '@fourfold/core/contract/users';
import type { MenuItem } from '@fourfold/ui-kit/menu';
import type { ReactNode } from 'react';
import { addTutorRole, deleteUser, inviteAgain, removeTutorRole } from './change-user.ts';
import { ResultsDialog } from './results-dialog.tsx';
import type { Taking } from './use-focus-on-rest.ts';
import type { UserList } from './user-lists.ts';

type MenuParts = {
  list: UserList;
  /** Id of the logged-in super admin, who cannot delete their own account (USR-016). */
  own: string;
  onDialog: (dialog: ReactNode) => void;
  taking: Taking;
};

/** The menu of a user; the status is a switch outside the menu. */
export function menuOf(user: User, { list, own, onDialog, taking }: MenuParts): MenuItem[] {
  const results = () => onDialog(<ResultsDialog student={user} onClose={() => onDialog(null)} />);
  return [
    ...(user.invited && user.status ? [{ label: 'Invite again', onSelect: () => void inviteAgain(user) }] : []),
    ...(list.id === 'students' ? [{ label: 'Results', onSelect: results }] : []),
    ...(list.id !== 'students' && user.is_admin ? [roleItem(user, taking)] : []),
    {
      label: 'Delete',
      danger: true,
      disabled: user.id === own,
      onSelect: () => void taking(user, () => deleteUser(list, user)),
    },
  ];
}

function roleItem(user: User, taking: Taking): MenuItem {
  return user.is_tutor
    ? { label: 'Remove Tutor role', onSelect: () => void taking(user, () => removeTutorRole(user)) }
    : { label: 'Add Tutor role', onSelect: () => void addTutorRole(user) };
}
