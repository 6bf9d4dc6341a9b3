import type { Account } from '@fourfold/core/contract/session';
import { AccountPage, AccountSection } from '@fourfold/ui-kit/account-page';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from '../../app/redirect.tsx';
import { queryOptionsOf } from '../../data/query-options.ts';
import { useAccount } from '../../session/session.ts';
import { changeName, changePassword, endOthers } from './change-account.ts';
import { DownloadResults } from './download-results.tsx';
import { sessionsCall } from './first/sessions-call.ts';

/** The account page. Not available to a tutor who is logged in as a student. */
export function Component() {
  const account = useAccount();
  if (!account) return null;
  if (account.tutor_login.status) return <Redirect to="/home/not_found" />;
  return <OwnAccount account={account} />;
}

function OwnAccount({ account }: { account: Account }) {
  const { username, email, userType } = account;
  const sessions = useQuery({ ...queryOptionsOf(sessionsCall), staleTime: 0, throwOnError: false });
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
          <AccountSection
            title="Results"
            note="Everything you have done: answers, progress, tests, grades, assignments."
          >
            <DownloadResults />
          </AccountSection>
        )}
      </AccountPage>
    </>
  );
}
