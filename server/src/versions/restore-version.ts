import { isSame } from '@fourfold/core/authoring/versions/version-changes';
import { writeAudit } from '../audit/write-audit.ts';
import { lockQuestion } from '../authoring/lock-question.ts';
import { readQuestion } from '../authoring/read-as-author.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import { dropMissing } from './drop-missing.ts';
import { findVersion, stampOf } from './find-version.ts';
import { readPresentContent } from './read-content.ts';
import { withVersion } from './save-version.ts';
import { writeContent } from './write-content.ts';

/**
 * Restores a version of a question, as a new version. It is refused with the present question if that is not what the
 * author compared the version with, unless it already has the version's content: then it is a repeated request.
 */
export const restoreVersion: Handler<'POST /questions/{id}/versions/restore'> = async (
  { params: { id }, body: { version, stamp } },
  context,
) => {
  const { db, session } = context;
  const outcome = await db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, id);
    const from = (await readPresentContent(tx, id)).content;
    const { content: to, dropped } = await dropMissing(tx, question, await findVersion(tx, id, version));
    if (isSame(from, to)) return { at: 'restored' as const, question: await readQuestion(tx, id), dropped };
    if (stampOf(from) !== stamp) return { at: 'changed' as const, question: await readQuestion(tx, id) };
    const { differences } = await withVersion(tx, id, { ...context, restored: version }, async () => {
      await writeContent(tx, question, { from, to }, context);
      await reviseQuestions(tx, [id], session.account.id);
    });
    const detail = { version, differences };
    await writeAudit(tx, session, { action: 'restore_version', subject: 'question', subject_id: id, detail });
    const saved = await readQuestion(tx, id);
    await contentChanged(tx, [id]);
    return { at: 'restored' as const, question: saved, dropped };
  });
  if (outcome.at === 'changed') throw new Refusal('question_changed', {}, { details: { data: outcome.question } });
  return { question: outcome.question, dropped: outcome.dropped };
};
