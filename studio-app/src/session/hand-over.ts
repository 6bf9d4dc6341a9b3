import { withCode } from '@fourfold/core/browser/first/hand-over-code';
import { attempt } from './attempt.ts';
import { learnerUrl } from './installation.ts';
import { api, currentAccount } from './session.ts';

/**
 * Leaves for a page of the learners' site; whoever is logged in here arrives there logged in (Q101). The studio's
 * page leaves the history too: going back would lead here again. Never resolves.
 */
export async function leaveForLearnerSite(page: string): Promise<never> {
  const reply = currentAccount() !== null && (await attempt(api('POST /sessions/hand_over')));
  const address = `${learnerUrl()}${page}`;
  location.replace(reply ? withCode(address, reply.code) : address);
  return new Promise(() => {});
}
