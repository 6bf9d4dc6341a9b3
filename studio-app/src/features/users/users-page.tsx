import { useAccount } from '@fourfold/app-shell/session';
import type { UserKind } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddManyDialog } from './add-many-dialog.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { userLists } from './user-lists.ts';
import { parseUsersFilters, type UsersFilters, usersAddress } from './users-filters.ts';
import { UsersPanel } from './users-panel.tsx';

const tabs = Object.values(userLists);

/**
 * The Users page, for super admins only (ACC-032): creates, activates, deletes, restores and links accounts (USR-017).
 */
export function Component() {
  const account = useAccount();
  return account && <Users ownId={account.id} />;
}

function Users({ ownId }: { ownId: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filters = useMemo(() => parseUsersFilters(new URLSearchParams(search)), [search]);
  const list = userLists[filters.tab];
  const [dialog, setDialog] = useState<ReactNode>(null);
  const close = () => setDialog(null);
  const navigateTo = (to: Partial<UsersFilters>, replace = false) =>
    navigate(usersAddress({ ...filters, page: 1, ...to }), { replace });

  return (
    <>
      <title>Users · Fourfold Studio</title>
      <PageHead title="Users">
        <Button onClick={() => setDialog(<AddManyDialog list={list} onClose={close} />)}>Add Many</Button>
        <Button kind="primary" onClick={() => setDialog(<AddUserDialog list={list} onClose={close} />)}>
          Add New User
        </Button>
      </PageHead>
      <Tabs
        label="Kinds of users"
        tabs={tabs}
        current={filters.tab}
        onChange={(tab) => navigateTo({ tab: tab as UserKind, q: '', deleted: false })}
      >
        <UsersPanel key={filters.tab} {...{ list, filters, ownId, navigateTo }} onDialog={setDialog} />
      </Tabs>
      {dialog}
    </>
  );
}
