import type { User } from '@fourfold/core/contract/users';
import type { MenuItem } from '@fourfold/ui-kit/menu';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { addTutorRole, deleteUser, inviteAgain, removeTutorRole } from './change-user.ts';
import { ResultsDialog } from './results-dialog.tsx';
import type { RunRemoval } from './use-focus-after-removal.ts';
import type { UserList } from './user-lists.ts';

const GrantedTimeDialog = lazyPart({
  load: async () => (await import('@fourfold/app-shell/granted-time-dialog')).GrantedTimeDialog,
  name: 'The time granted',
});

type UserMenuOptions = {
  list: UserList;
  /** Id of the logged-in super admin, who cannot delete their own account (USR-016). */
  ownId: string;
  onDialog: (dialog: ReactNode) => void;
  runRemoval: RunRemoval;
};

/** The menu of a user; the status is a switch outside the menu. */
export function userMenuItems(user: User, { list, ownId, onDialog, runRemoval }: UserMenuOptions): MenuItem[] {
  const results = () => onDialog(<ResultsDialog student={user} onClose={() => onDialog(null)} />);
  const grantedTime = () => onDialog(<GrantedTimeDialog student={user} onClose={() => onDialog(null)} />);
  return [
    ...(user.invited && user.status ? [{ label: 'Invite again', onSelect: () => void inviteAgain(user) }] : []),
    ...(list.id === 'students'
      ? [
          { label: 'Results', onSelect: results },
          { label: 'Time granted', onSelect: grantedTime },
        ]
      : []),
    ...(list.id !== 'students' && user.is_admin ? [roleItem(user, runRemoval)] : []),
    {
      label: 'Delete',
      danger: true,
      disabled: user.id === ownId,
      onSelect: () => void runRemoval(user, () => deleteUser(list, user)),
    },
  ];
}

function roleItem(user: User, runRemoval: RunRemoval): MenuItem {
  return user.is_tutor
    ? { label: 'Remove Tutor role', onSelect: () => void runRemoval(user, () => removeTutorRole(user)) }
    : { label: 'Add Tutor role', onSelect: () => void addTutorRole(user) };
}
