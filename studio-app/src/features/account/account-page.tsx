import { AccountPage } from '@fourfold/ui-kit/account-page';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../data/call-query.ts';
import { useAccount } from '../../session/session.ts';
import { changeName, changePassword, endOthers, sessionsCall } from './account-actions.ts';

/** The page of the user's own account, the same as on the learner site. */
export function Component() {
  const account = useAccount();
  const sessions = useQuery({ ...callQuery(sessionsCall), staleTime: 0, throwOnError: false });
  if (!account) return null;
  const { username, email } = account;
  return (
    <>
      <title>Account · Fourfold Studio</title>
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
      />
    </>
  );
}
