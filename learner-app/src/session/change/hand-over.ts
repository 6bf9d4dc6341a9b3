import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { withCode } from '@fourfold/core/browser/first/hand-over-code';
import { blockDuring } from '../../app/blocking-calls.ts';
import { studioUrl } from '../../start/studio-url.ts';

/** Opens a page of the studio, which redirects back to this site for a one-time code (Q101). */
export function openStudio(page: string, method: 'assign' | 'replace' = 'assign'): void {
  location[method](withCode(`${studioUrl()}${page}`, ''));
}

/**
 * Redirects back to the studio with a one-time code in the URL's fragment, which is not sent to servers. The studio
 * exchanges it for a token of this session, in the same browser (Q101). Returns false after a failure that was shown.
 */
export async function handOver(page: string, challenge: string): Promise<boolean> {
  const reply = await attempt(blockDuring(api('POST /sessions/hand_over', { body: { challenge } })));
  if (!reply) return false;
  location.replace(withCode(`${studioUrl()}${page}`, reply.code));
  return true;
}
