import { challengeIn, withCode } from '@fourfold/core/browser/first/hand-over-code';
import { attempt } from './attempt.ts';
import { learnerUrl } from './installation.ts';
import { api, currentAccount } from './session.ts';

/**
 * Leaves for a page of the learners' site; whoever is logged in here arrives there logged in (Q101). That site asks back
 * for a code by the same page of this one. The studio's page leaves the history too: going back would lead here again.
 * Never resolves.
 */
export async function leaveForLearnerSite(page: string): Promise<never> {
  const address = `${learnerUrl()}${page}`;
  const code = currentAccount() === null ? null : await codeFor(challengeIn(location.hash));
  location.replace(code === null ? address : withCode(address, code));
  return new Promise(() => {});
}

/** Empty as long as the other site has not asked; null after a failure that was shown. */
async function codeFor(challenge: string | null): Promise<string | null> {
  if (challenge === null) return '';
  const reply = await attempt(api('POST /sessions/hand_over', { body: { challenge } }));
  return reply ? reply.code : null;
}
