import type { Logger } from 'pino';
import { sendRecovery } from '../accounts/send-recovery.ts';
import { newId } from '../call/new-id.ts';
import { reviseStale } from '../content/revise-questions.ts';
import { inTransaction } from '../database/db.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { countOpenedAttempts } from '../reviews/open-reviews.ts';
import { sweep } from '../session/sweep.ts';
import { speakFormulas } from '../spoken/speak-formulas.ts';
import { openSpeechEngine } from '../spoken/speech-engine.ts';
import { countItems, settledAfterMs } from '../statistics/count-items.ts';
import { handInOverdue } from '../test-sections/hand-in-overdue.ts';
import { eraseDeleted } from '../users/erase-deleted.ts';
import { sendInvitation } from '../users/send-invitation.ts';
import type { JobRunners } from './worker.ts';

/** The functions that run each kind of job: letters, and the recurring jobs. */
export function jobRunners(mail: MailContext, { sessionDays, log }: { sessionDays: number; log: Logger }): JobRunners {
  return {
    recovery: (job) => sendRecovery(job, mail),
    invitation: (job) => sendInvitation(job, mail),
    async sweep() {
      await sweep(mail.db, mail.now(), sessionDays);
      const handedIn = await handInOverdue(mail.db, { now: mail.now(), newId });
      if (handedIn > 0) log.info({ sections: handedIn }, 'sections whose time was over a day ago are handed in');
      await inTransaction(mail.db, (tx) => countOpenedAttempts(tx, { now: mail.now(), newId }));
    },
    async count_items() {
      await reviseStale(mail.db);
      await countItems(mail.db, new Date(mail.now().getTime() - settledAfterMs));
    },
    speak_formulas: (_job, stopping) => speakFormulas(mail.db, { engine: openSpeechEngine(), log, stopping }),
    async erase() {
      const erased = await eraseDeleted(mail.db, mail.now());
      if (erased > 0) log.info({ erased }, 'accounts that were deleted 30 days ago are erased');
    },
  };
}
