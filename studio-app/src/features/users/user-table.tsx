import type { User } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { Switch } from '@fourfold/ui-kit/switch';
import { type Column, Table } from '@fourfold/ui-kit/table';
import type { ReactNode } from 'react';
import { restoreUser, switchStatus } from './change-user.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { Taking } from './use-focus-on-rest.ts';
import type { UserList } from './user-lists.ts';
import { menuOf } from './user-menu.tsx';
import css from './user-table.module.css';
import { daysLeft, lastDayWords, rolesWords } from './user-words.ts';

export type UserTableProps = {
  list: UserList;
  users: readonly User[];
  /** The users are deleted ones. */
  deleted: boolean;
  own: string;
  onDialog: (dialog: ReactNode) => void;
  taking: Taking;
};

/** A table of users of one list, with their actions. */
export function UserTable(props: UserTableProps) {
  const { list, users, deleted } = props;
  const caption = deleted ? `Deleted ${list.label.toLowerCase()}` : list.label;
  const columns = [name, email, ...(deleted ? deletedColumns(props) : livingColumns(props))];
  return <Table caption={caption} columns={columns} rows={users} keyOf={({ id }) => id} />;
}

const name: Column<User> = { head: 'Name', cell: ({ username }) => <span className={css.name}>{username}</span> };
const email: Column<User> = { head: 'Email', cell: (user) => <span className={css.email}>{user.email}</span> };

/** The column that only one list has. */
const ownColumn = {
  admins: { head: 'Roles', cell: rolesWords },
  students: { head: 'Code', cell: ({ code }) => code ?? '–' },
  tutors: { head: 'Students', cell: ({ linked_students }) => linked_students.length },
} as const satisfies Record<UserList['id'], Column<User>>;

function livingColumns({ list, own, onDialog, taking }: UserTableProps): Column<User>[] {
  return [
    ownColumn[list.id],
    { head: 'Last active', cell: ({ last_active_at }) => lastDayWords(last_active_at, new Date()) },
    {
      head: 'Status',
      cell: (user) => (
        <span className={css.status}>
          <Switch
            aria-label={`${statusWord(user)}: ${user.username}`}
            checked={user.status}
            disabled={user.id === own}
            onChange={() => void switchStatus(list, user)}
          >
            {statusWord(user)}
            {user.invited && <small className={css.invited}>Invited</small>}
          </Switch>
        </span>
      ),
    },
    {
      head: '',
      cell: (user) => (
        <span className={css.actions}>
          {list.id === 'tutors' && (
            <Button
              kind="quiet"
              aria-label={`Link Students to ${user.username}`}
              onClick={() => onDialog(<LinkDialog tutor={user} onClose={() => onDialog(null)} />)}
            >
              Link Students
            </Button>
          )}
          <Menu
            kind="quiet"
            icon
            label={`More for ${user.username}`}
            items={menuOf(user, { list, own, onDialog, taking })}
          >
            <MoreIcon />
          </Menu>
        </span>
      ),
    },
  ];
}

function deletedColumns({ list, taking }: UserTableProps): Column<User>[] {
  return [
    { head: 'Deleted', cell: ({ deleted_at }) => lastDayWords(deleted_at, new Date()) },
    { head: 'Kept for', cell: ({ deleted_at }) => daysLeft(deleted_at, Date.now()) },
    {
      head: '',
      cell: (user) => (
        <Button
          kind="quiet"
          aria-label={`Restore ${user.username}`}
          onClick={() => void taking(user, () => restoreUser(list, user))}
        >
          Restore
        </Button>
      ),
    },
  ];
}

function statusWord({ status }: User): string {
  return status ? 'Active' : 'Inactive';
}
