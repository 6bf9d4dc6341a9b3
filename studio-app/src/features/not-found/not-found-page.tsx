import { NotFoundPage } from '@fourfold/app-shell/not-found-page';
import { useAccount } from '@fourfold/app-shell/session';

export function Component() {
  const start = useAccount() && { path: '/admin', label: 'Go to the dashboard' };
  return <NotFoundPage site="Fourfold Studio" start={start} />;
}
