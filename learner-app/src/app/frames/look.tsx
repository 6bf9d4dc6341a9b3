import type { Account } from '@fourfold/core/contract/session';
import { late, useLate } from '../../question/late.ts';

/** The banner's code: only a look needs it. Whoever leads to a page of a look fetches it first. */
export const lookBanner = late(() => import('./look-banner.tsx'));

/** Around every page: the banner while a tutor looks on as this account. */
export function Look({ account }: { account: Account | null }) {
  const isLook = account?.tutor_login.status ?? false;
  const part = useLate(lookBanner, isLook);
  return account && isLook && part && <part.LookBanner account={account} />;
}
