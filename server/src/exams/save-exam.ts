import type { Family } from '@fourfold/core/exams/families';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/changes.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { countOpened, keepOpenReviews } from '../reviews/open-reviews.ts';
import { type ExamRow, livingExams } from './exam-rows.ts';
import { examNotFound } from './get-exam.ts';

/** The fields that can be changed, besides one publish flag for each test of the family. */
export type ExamChanges = {
  title?: string | undefined;
  progress_by_problemset?: boolean | undefined;
  review?: ReviewSetting | undefined;
};

/**
 * Saves the fields of an authored exam that differ from the stored ones. Writes one audit entry for
 * each test that is published or unpublished.
 */
export async function saveExam(
  family: Family,
  id: string,
  body: ExamChanges,
  { db, session, now, newId }: Pick<Context, 'db' | 'now' | 'newId'> & { session: Session },
): Promise<ExamRow> {
  const { title, progress_by_problemset, review } = body;
  const plain = {
    ...(title !== undefined && { title }),
    ...(progress_by_problemset !== undefined && { progress_by_problemset }),
    ...(review !== undefined && reviewColumns(review)),
  };
  const flags: Readonly<Record<string, unknown>> = body;
  return await db.transaction().execute(async (tx) => {
    // Read after locking, so that two concurrent changes of flags both count.
    const held = await livingExams(tx, family)
      .where('exams.id', '=', id)
      .where('exams.owner_id', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw examNotFound(family);
    const isOn = (flag: string) => held.published_tests.includes(flag);
    const turned = publishFlags(family).filter((flag) => flags[flag] !== undefined && flags[flag] !== isOn(flag));
    const published_tests = [
      ...held.published_tests.filter((flag) => !turned.includes(flag)),
      ...turned.filter((flag) => !isOn(flag)),
    ].sort();
    const changed = changedNames(held, plain);
    if (changed.length + turned.length === 0) return held;
    const reviews = changed.some((name) => name.startsWith('review_'));
    if (reviews) await keepOpenReviews(tx, id, now());
    await tx
      .updateTable('exams')
      .where('id', '=', id)
      .set({ ...plain, published_tests })
      .execute();
    if (reviews) await countOpened(tx, { now: now(), newId, exam_id: id });
    const deed = { subject: family, subject_id: id };
    if (changed.length > 0) await writeAudit(tx, session, { ...deed, action: 'change', detail: plain });
    for (const test of turned) {
      const action = isOn(test) ? 'unpublish' : 'publish';
      await writeAudit(tx, session, { ...deed, action, detail: { title: title ?? held.title, what: 'test', test } });
    }
    return { ...held, ...plain, published_tests };
  });
}

function reviewColumns({ opens, at, shows_score }: ReviewSetting) {
  if ((opens === 'on_date') !== (at !== null))
    throw new Refusal('malformed', 'review: a moment belongs to on_date, and to nothing else');
  return {
    review_opens: opens,
    review_opens_at: at === null ? null : new Date(at),
    review_shows_score: shows_score,
  };
}
