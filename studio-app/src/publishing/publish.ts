import { showAlert } from '@fourfold/ui-kit/alerts';
import { kindWords } from './kind-words.ts';
import { showFlag } from './publish-cache.ts';
import { sendPublish, type Target } from './send-publish.ts';
import { unlessGone } from './unless-gone.ts';

/** Publishes or unpublishes a record. Returns false if it failed and can be tried again. */
export async function publish(target: Target, title: string, isPublish: boolean): Promise<boolean> {
  const { kind } = target;
  const reply = await unlessGone({ kind, title }, sendPublish[kind](target, isPublish));
  if (!reply) return false;
  if (reply !== 'gone') {
    showAlert('success', kindWords[kind].said(reply.title, reply.isPublish));
    showFlag(target, reply.isPublish);
  }
  return true;
}
