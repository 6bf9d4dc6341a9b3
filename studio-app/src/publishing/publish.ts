import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { readAnew, showFlag } from './publish-cache.ts';
import { publishables, type Target } from './publishables.ts';

/** Publishes or takes back; false when that could be tried again. */
export async function publish(target: Target, isPublish: boolean): Promise<boolean> {
  const { send, said } = publishables[target.kind];
  try {
    const reply = await send(target, isPublish);
    showAlert('success', said(reply.title, reply.isPublish));
    showFlag(target, reply.isPublish);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const gone = isGone(error);
    if (gone) sayGone(target, error);
    else showAlert('error', error.message);
    return gone;
  }
  return true;
}

/** Whether there is no such record: it never was, or another author has deleted it meanwhile (Q176). */
export function isGone({ code }: CallFailed): boolean {
  return code === 404 || code === 410;
}

/** The record went while one was looking at it: so it goes from the lists that show it. */
export function sayGone({ kind }: Target, { message }: CallFailed): void {
  sayMissing(publishables[kind].missing);
  showAlert('warning', message);
  void readAnew();
}

/** In the words that 3§5 has for an action that finds no record to act on. */
export function sayMissing(missing: string): void {
  showAlert('error', missing);
}
