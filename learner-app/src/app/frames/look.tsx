import type { Account } from '@fourfold/core/contract/session';
import { lazy, Suspense, useLayoutEffect } from 'react';

const Banner = lazy(() => import('./look-banner.tsx').then(({ LookBanner }) => ({ default: LookBanner })));

/** Around every page: the banner while a tutor looks on as this account, and its room from the first frame on. */
export function Look({ account }: { account: Account | null }) {
  return (
    account?.tutor_login.status && (
      <Suspense fallback={<Room />}>
        <Banner account={account} />
      </Suspense>
    )
  );
}

/** As high as the banner: a page that moved down when it comes would take a press for another one. */
function Room() {
  useLayoutEffect(() => {
    const { style } = document.body;
    style.paddingTop = '48px';
    return () => {
      style.paddingTop = '';
    };
  }, []);
  return null;
}
