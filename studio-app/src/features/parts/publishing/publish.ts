import { showAlert } from '@fourfold/ui-kit/alerts';
import { handleDeleted } from './deleted-record.ts';
import { kindLabels } from './kind-labels.ts';
import { applyFlag } from './publish-cache.ts';
import { type PublishTarget, publishRequests } from './publish-requests.ts';

/** Publishes or unpublishes a record. Returns false if it failed and can be tried again. */
export async function publish(target: PublishTarget, title: string, isPublish: boolean): Promise<boolean> {
  const { kind } = target;
  const reply = await handleDeleted({ kind, title }, publishRequests[kind](target, isPublish));
  if (!reply) return false;
  if (reply !== 'gone') {
    showAlert('success', kindLabels[kind].successMessage(reply.title, reply.isPublish));
    applyFlag(target, reply.isPublish);
  }
  return true;
}
