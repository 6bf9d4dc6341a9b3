import { OwnAccountPage } from '@fourfold/app-shell/own-account-page';
import { useAccount } from '@fourfold/app-shell/session';

/** The page of the user's own account, the same as on the learner site. */
export function Component() {
  const account = useAccount();
  return (
    account && (
      <>
        <title>Account · Fourfold Studio</title>
        <OwnAccountPage account={account} />
      </>
    )
  );
}
