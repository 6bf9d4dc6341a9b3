import { callQuery } from '@fourfold/app-shell/call-query';
import type { Account } from '@fourfold/core/contract/session';
import { useQuery } from '@tanstack/react-query';
import { useLazyModule } from '../../assigning/use-lazy-module.ts';
import { todayCall } from '../../study-plan/plan-calls.ts';
import { TodayWaiting } from './today-waiting.tsx';

const load = () => import('./today/today.tsx');
// Starts with the page's own code, before it is rendered.
load().catch(() => {});

export const todayQuery = {
  ...callQuery(todayCall),
  staleTime: 0,
  throwOnError: false,
  meta: { keep: true, counts: true },
};

/** What to do next. The data is requested with the page; the component's code is loaded after it. */
export function TodaySection({ account }: { account: Account }) {
  const today = useQuery(todayQuery);
  const module = useLazyModule(load);
  if (module.kind === 'ready' && today.data) return <module.Today account={account} today={today.data} />;
  const retry = () => {
    if (module.kind === 'failed') module.retry();
    if (today.isError) today.refetch();
  };
  return <TodayWaiting isFailed={module.kind === 'failed' || today.isError} busy={today.isFetching} onRetry={retry} />;
}
