import type { Logger } from 'pino';
import { sendRecovery } from '../accounts/send-recovery.ts';
import { newId } from '../call/new-id.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Post } from '../mail/post.ts';
import { countOpened } from '../reviews/open-reviews.ts';
import { sweep } from '../session/sweep.ts';
import { eraseDeleted } from '../users/erase-deleted.ts';
import { sendInvitation } from '../users/send-invitation.ts';
import type { Doers } from './worker.ts';

/** The functions that run each kind of job: letters, and the hourly and daily jobs. */
export function doersFor(post: Post, { sessionDays, log }: { sessionDays: number; log: Logger }): Doers {
  return {
    recovery: (job) => sendRecovery(job, post),
    invitation: (job) => sendInvitation(job, post),
    async sweep() {
      await sweep(post.db, post.now(), sessionDays);
      await inTransaction(post.db, (tx) => countOpened(tx, { now: post.now(), newId }));
    },
    async erase() {
      const erased = await eraseDeleted(post.db, post.now());
      if (erased > 0) log.info({ erased }, 'accounts that were deleted 30 days ago are erased');
    },
  };
}
