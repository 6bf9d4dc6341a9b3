import type { User } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { Switch } from '@fourfold/ui-kit/switch';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import type { ReactNode } from 'react';
import { restoreUser, switchStatus } from './change-user.ts';
import { LinkStudentsDialog } from './link-students-dialog.tsx';
import type { RunRemoval } from './use-focus-after-removal.ts';
import type { UserList } from './user-lists.ts';
import { userMenuItems } from './user-menu.tsx';
import css from './user-table.module.css';
import { daysLeft, lastDayText, rolesText } from './user-texts.ts';

export type UserTableProps = {
  list: UserList;
  users: readonly User[];
  /** The users are deleted ones. */
  deleted: boolean;
  ownId: string;
  onDialog: (dialog: ReactNode) => void;
  runRemoval: RunRemoval;
};

/** A table of users of one list, with their actions. */
export function UserTable(props: UserTableProps) {
  const { list, users, deleted } = props;
  const caption = deleted ? `Deleted ${list.label.toLowerCase()}` : list.label;
  const columns = [name, email, ...(deleted ? deletedColumns(props) : activeColumns(props))];
  return <Table caption={caption} columns={columns} rows={users} keyOf={({ id }) => id} />;
}

const name: TableColumn<User> = { head: 'Name', cell: ({ username }) => username };
const email: TableColumn<User> = { head: 'Email', quiet: true, wrap: 'anywhere', cell: (user) => user.email };

/** The column that only one list has. */
const specificColumn = {
  admins: { head: 'Roles', cell: rolesText },
  students: { head: 'Code', cell: ({ code }) => code ?? '–' },
  tutors: { head: 'Students', cell: ({ linked_students }) => linked_students.length },
} as const satisfies Record<UserList['id'], TableColumn<User>>;

function activeColumns({ list, ownId, onDialog, runRemoval }: UserTableProps): TableColumn<User>[] {
  return [
    specificColumn[list.id],
    { head: 'Last active', cell: ({ last_active_at }) => lastDayText(last_active_at, new Date()) },
    {
      head: 'Status',
      cell: (user) => (
        <span className={css.status}>
          <Switch
            aria-label={`${statusLabel(user)}: ${user.username}`}
            checked={user.status}
            disabled={user.id === ownId}
            onChange={() => void switchStatus(list, user)}
          >
            {statusLabel(user)}
            {user.invited && <small className={css.invited}>Invited</small>}
          </Switch>
        </span>
      ),
    },
    {
      head: 'Actions',
      hidesHead: true,
      kind: 'actions',
      cell: (user) => (
        <>
          {list.id === 'tutors' && (
            <Button
              kind="quiet"
              aria-label={`Link Students to ${user.username}`}
              onClick={() => onDialog(<LinkStudentsDialog tutor={user} onClose={() => onDialog(null)} />)}
            >
              Link Students
            </Button>
          )}
          <Menu
            kind="quiet"
            icon
            label={`More for ${user.username}`}
            items={userMenuItems(user, { list, ownId, onDialog, runRemoval })}
          >
            <MoreIcon />
          </Menu>
        </>
      ),
    },
  ];
}

function deletedColumns({ list, runRemoval }: UserTableProps): TableColumn<User>[] {
  return [
    { head: 'Deleted', cell: ({ deleted_at }) => lastDayText(deleted_at, new Date()) },
    { head: 'Kept for', cell: ({ deleted_at }) => daysLeft(deleted_at, Date.now()) },
    {
      head: 'Actions',
      hidesHead: true,
      kind: 'actions',
      cell: (user) => (
        <Button
          kind="quiet"
          aria-label={`Restore ${user.username}`}
          onClick={() => void runRemoval(user, () => restoreUser(list, user))}
        >
          Restore
        </Button>
      ),
    },
  ];
}

function statusLabel({ status }: User): string {
  return status ? 'Active' : 'Inactive';
}
