import { acting as actingOn } from '@fourfold/core/browser/other-tabs/session-channel';
import type { AccountEvent } from '@fourfold/core/session/events/account-events';
import { session } from '../session.ts';

/**
 * Around everything by which somebody changes in this tab who is logged in: the call together with the store's change.
 * The site's other tabs then show what it was; this one is spared the end of its own old session. Answers what
 * `change` answers, false for a failure that was shown.
 */
export function acting<T>(event: AccountEvent, change: () => Promise<T | false>): Promise<T | false> {
  return actingOn(session, event, change);
}
