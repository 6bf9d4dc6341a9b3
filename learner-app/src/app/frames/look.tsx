import type { Account } from '@fourfold/core/contract/session';
import { lazy, Suspense } from 'react';

const Banner = lazy(() => import('./look-banner.tsx').then(({ LookBanner }) => ({ default: LookBanner })));

/** Around every page: the banner while a tutor looks on as this account. A page without it is not shown. */
export function Look({ account }: { account: Account | null }) {
  return (
    account?.tutor_login.status && (
      <Suspense>
        <Banner account={account} />
      </Suspense>
    )
  );
}
