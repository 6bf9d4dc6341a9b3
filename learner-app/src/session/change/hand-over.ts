import { withCode } from '@fourfold/core/browser/first/hand-over-code';
import { during } from '../../app/waiting.ts';
import { studioUrl } from '../../start/installation.ts';
import { attempt } from '../attempt.ts';
import { api } from '../session.ts';

/** Opens a page of the studio, which asks back for a code by the same page of this site (Q101). */
export function openStudio(page: string, go: 'assign' | 'replace' = 'assign'): void {
  location[go](withCode(`${studioUrl()}${page}`, ''));
}

/**
 * Answers the studio: back to its page with a one-time code in the fragment, which no server sees, and which the studio
 * trades for a token of this session, in the browser that asked (Q101). False after a failure that was shown.
 */
export async function handOver(page: string, challenge: string): Promise<boolean> {
  const reply = await attempt(during(api('POST /sessions/hand_over', { body: { challenge } })));
  if (!reply) return false;
  location.replace(withCode(`${studioUrl()}${page}`, reply.code));
  return true;
}
