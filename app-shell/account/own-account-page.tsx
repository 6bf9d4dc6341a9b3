import type { Account } from '@fourfold/core/contract/session';
import { AccountPage } from '@fourfold/ui-kit/account-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../data/call-query.ts';
import type { BlockDuring } from '../page/block-during.ts';
import { accountActions } from './account-actions.ts';
import { sessionsCall } from './first/sessions-call.ts';

type OwnAccountPageProps = {
  account: Account;
  blockDuring?: BlockDuring;
  /** Further sections of the page. */
  children?: ReactNode;
};

/** The page of the user's own account: name, password and sessions. */
export function OwnAccountPage({ account, blockDuring = (call) => call, children }: OwnAccountPageProps) {
  const { username, email } = account;
  const queryClient = useQueryClient();
  const { changeName, changePassword, endOthers } = accountActions(queryClient, blockDuring);
  const sessions = useQuery({ ...callQuery(sessionsCall), staleTime: 0, throwOnError: false });
  return (
    <AccountPage
      email={email}
      name={{ saved: username, onSave: changeName }}
      password={{ email, onChange: changePassword }}
      sessions={{
        sessions: sessions.data?.data,
        failed: sessions.isError,
        busy: sessions.isFetching,
        onRetry: () => void sessions.refetch(),
        onEndOthers: endOthers,
      }}
    >
      {children}
    </AccountPage>
  );
}
