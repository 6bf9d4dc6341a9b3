import type { Account } from '@fourfold/core/contract/session';
import { AccountPage, AccountPart } from '@fourfold/ui-kit/account-page';
import { useQuery } from '@tanstack/react-query';
import { Go } from '../../app/go.tsx';
import { queryOf } from '../../data/query-of.ts';
import { useAccount } from '../../session/session.ts';
import { changeName, changePassword, endOthers } from './change.ts';
import { sessionsCall } from './first/sessions-call.ts';
import { Results } from './results.tsx';

/** The account page. Not available to a tutor who is logged in as a student. */
export function Component() {
  const account = useAccount();
  if (!account) return null;
  if (account.tutor_login.status) return <Go to="/home/not_found" />;
  return <Own account={account} />;
}

function Own({ account }: { account: Account }) {
  const { username, email, userType } = account;
  const sessions = useQuery({ ...queryOf(sessionsCall), staleTime: 0, throwOnError: false });
  return (
    <>
      <title>Account · Fourfold</title>
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
        {userType === 'Student' && (
          <AccountPart title="Results" note="Everything you have done: answers, progress, tests, grades, assignments.">
            <Results />
          </AccountPart>
        )}
      </AccountPage>
    </>
  );
}
