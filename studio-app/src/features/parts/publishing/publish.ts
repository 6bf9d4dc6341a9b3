import { api } from '@fourfold/app-shell/session';
import type { UnpublishedPart } from '@fourfold/core/contract/publishing';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { handleDeleted } from './deleted-record.ts';
import { kindLabels } from './kind-labels.ts';
import { applyFlag } from './publish-cache.ts';
import { type PublishTarget, publishRequests } from './publish-requests.ts';
import type { SwitchTarget } from './publish-with.tsx';

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

/** Publishes a record and others with it: all or none. Returns false if it failed and can be tried again. */
export async function publishTogether(
  target: SwitchTarget,
  title: string,
  others: readonly UnpublishedPart[],
): Promise<boolean> {
  const records = [target, ...others].map(({ kind, id }) => ({ kind, id }));
  const reply = await handleDeleted({ kind: target.kind, title }, api('POST /publish_together', { body: { records } }));
  if (!reply) return false;
  if (reply !== 'gone') {
    showAlert('success', `${title} and ${others.length} more Published successfully`);
    for (const record of records) applyFlag(record, true);
  }
  return true;
}
