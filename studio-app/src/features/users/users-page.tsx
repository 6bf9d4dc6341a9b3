import type { UserKind } from '@fourfold/core/contract/users';
import { Button } from '@fourfold/ui-kit/button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '../../session/session.ts';
import { AddManyDialog } from './add-many-dialog.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { userLists } from './user-lists.ts';
import { UsersPanel } from './users-panel.tsx';
import { addressOf, placeIn, type UsersPlace } from './users-place.ts';

const tabs = Object.values(userLists);

/**
 * The Users page, for super admins only (ACC-032): creates, activates, deletes, restores and links accounts (USR-017).
 */
export function Component() {
  const account = useAccount();
  return account && <Users own={account.id} />;
}

function Users({ own }: { own: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  const list = userLists[place.tab];
  const [dialog, show] = useState<ReactNode>(null);
  const close = () => show(null);
  const go = (to: Partial<UsersPlace>, replace = false) =>
    navigate(addressOf({ ...place, page: 1, ...to }), { replace });

  return (
    <>
      <title>Users · Fourfold Studio</title>
      <PageHead title="Users">
        <Button onClick={() => show(<AddManyDialog list={list} onClose={close} />)}>Add Many</Button>
        <Button kind="primary" onClick={() => show(<AddUserDialog list={list} onClose={close} />)}>
          Add New User
        </Button>
      </PageHead>
      <Tabs
        label="Kinds of users"
        tabs={tabs}
        current={place.tab}
        onChange={(tab) => go({ tab: tab as UserKind, q: '', deleted: false })}
      >
        <UsersPanel key={place.tab} {...{ list, place, own, go }} onDialog={show} />
      </Tabs>
      {dialog}
    </>
  );
}
