import { session } from '@fourfold/app-shell/session';
import { withSessionChange as actingOn } from '@fourfold/core/browser/other-tabs/session-channel';
import type { AccountEvent } from '@fourfold/core/session/events/account-events';

/**
 * Wraps every change of the logged-in account in this tab: the call and the change of the store.
 * The other tabs of the site then show the event; this tab ignores the end of its own old session.
 * Returns the result of `change`; false after a failure that was shown.
 */
export function changeSession<T>(event: AccountEvent, change: () => Promise<T | false>): Promise<T | false> {
  return actingOn(session, event, change);
}
