import { attempt } from '@fourfold/app-shell/attempt';
import { api, currentAccount } from '@fourfold/app-shell/session';
import { challengeIn, withCode } from '@fourfold/core/browser/first/hand-over-code';
import { learnerUrl } from './learner-url.ts';

/**
 * Opens a page of the learner site, with this session (Q101): that site asks the studio for a code. The studio's page
 * is replaced in the history, because going back to it would lead here again. Never resolves.
 */
export async function leaveForLearnerSite(page: string): Promise<never> {
  const address = `${learnerUrl()}${page}`;
  const code = currentAccount() === null ? null : await requestCode(challengeIn(location.hash));
  location.replace(code === null ? address : withCode(address, code));
  return new Promise(() => {});
}

/** Returns an empty string if the other site has not requested a code yet; null after a failure, which was shown. */
async function requestCode(challenge: string | null): Promise<string | null> {
  if (challenge === null) return '';
  const reply = await attempt(api('POST /sessions/hand_over', { body: { challenge } }));
  return reply ? reply.code : null;
}
