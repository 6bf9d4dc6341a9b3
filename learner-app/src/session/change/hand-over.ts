import { withCode } from '@fourfold/core/browser/first/hand-over-code';
import { during } from '../../app/waiting.ts';
import { studioUrl } from '../../start/installation.ts';
import { attempt } from '../attempt.ts';
import { api } from '../session.ts';

/**
 * Opens a page of the studio with a one-time code in the fragment, which no server sees and which the studio
 * trades for a token of this session (Q101). False after a failure that was shown.
 */
export async function handOver(page: string, go: 'assign' | 'replace' = 'assign'): Promise<boolean> {
  const reply = await attempt(during(api('POST /sessions/hand_over')));
  if (!reply) return false;
  location[go](withCode(`${studioUrl()}${page}`, reply.code));
  return true;
}
