import { showAlert } from '@fourfold/ui-kit/alerts';
import { showFlag } from './publish-cache.ts';
import { publishables, type Target } from './publishables.ts';
import { unlessGone } from './unless-gone.ts';

/** Publishes or takes back; false when that could be tried again. */
export async function publish(target: Target, title: string, isPublish: boolean): Promise<boolean> {
  const { send, said } = publishables[target.kind];
  const reply = await unlessGone({ kind: target.kind, title }, send(target, isPublish));
  if (!reply) return false;
  if (reply !== 'gone') {
    showAlert('success', said(reply.title, reply.isPublish));
    showFlag(target, reply.isPublish);
  }
  return true;
}
