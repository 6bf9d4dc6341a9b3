import { NotFoundPage } from '@fourfold/app-shell/not-found-page';
import { useAccount } from '@fourfold/app-shell/session';
import { landingPath } from '@fourfold/core/session/account';

export function Component() {
  const account = useAccount();
  return <NotFoundPage site="Fourfold" start={account && { path: landingPath(account), label: 'Go to the start' }} />;
}
