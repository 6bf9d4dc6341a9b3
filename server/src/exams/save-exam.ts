import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { plainDifferences } from '../audit/differences.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/field-changes.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { requirePublishable } from '../forms/require-publishable.ts';
import { countOpenedAttempts, preserveOpenReviews } from '../reviews/open-reviews.ts';
import { type ExamRow, editionOf, undeletedExams } from './exam-rows.ts';
import { examNotFound } from './read-exams.ts';

/** The fields that can be changed, besides one publish flag for each test of the family. */
export type ExamChanges = {
  title?: string | undefined;
  progress_by_problemset?: boolean | undefined;
  review?: ReviewSetting | undefined;
};

/**
 * Saves the fields of an authored exam that differ from the stored ones. Writes one audit entry for
 * each test that is published or unpublished. Refuses to publish an unfinished part of a test on screen.
 */
export async function saveExam(
  family: Family,
  id: string,
  body: ExamChanges,
  { db, session, now, newId }: Pick<Context, 'db' | 'now' | 'newId'> & { session: Session },
): Promise<ExamRow> {
  const { title, progress_by_problemset, review } = body;
  const plainChanges = {
    ...(title !== undefined && { title }),
    ...(progress_by_problemset !== undefined && { progress_by_problemset }),
    ...(review !== undefined && reviewColumns(review)),
  };
  const flags: Readonly<Record<string, unknown>> = body;
  return await db.transaction().execute(async (tx) => {
    // Read after locking, so that two concurrent changes of flags both count.
    const lockedExam = await undeletedExams(tx, family).where('exams.id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!lockedExam) throw examNotFound(family);
    const isOn = (flag: string) => lockedExam.published_tests.includes(flag);
    const changedFlags: string[] = publishFlags(editionOf(family, lockedExam)).filter(
      (flag) => flags[flag] !== undefined && flags[flag] !== isOn(flag),
    );
    const turnedOn = changedFlags.filter((flag) => !isOn(flag));
    await requirePublishable(tx, { family, exam: lockedExam, flags: turnedOn });
    const published_tests = [
      ...lockedExam.published_tests.filter((flag) => !changedFlags.includes(flag)),
      ...turnedOn,
    ].sort();
    const changed = changedNames(lockedExam, plainChanges);
    if (changed.length + changedFlags.length === 0) return lockedExam;
    const isReviewChanged = changed.some((name) => name.startsWith('review_'));
    if (isReviewChanged) await preserveOpenReviews(tx, id, now());
    await tx
      .updateTable('exams')
      .where('id', '=', id)
      .set({ ...plainChanges, published_tests })
      .execute();
    if (isReviewChanged) await countOpenedAttempts(tx, { now: now(), newId, exam_id: id });
    const auditTarget = { subject: family, subject_id: id };
    const detail = { ...plainChanges, differences: plainDifferences(lockedExam, plainChanges) };
    if (changed.length > 0) await writeAudit(tx, session, { ...auditTarget, action: 'change', detail });
    for (const test of changedFlags) {
      const action = isOn(test) ? 'unpublish' : 'publish';
      await writeAudit(tx, session, {
        ...auditTarget,
        action,
        detail: { title: title ?? lockedExam.title, what: 'test', test },
      });
    }
    await contentChanged(tx, [id]);
    return { ...lockedExam, ...plainChanges, published_tests };
  });
}

function reviewColumns({ opens, at, shows_score }: ReviewSetting) {
  if ((opens === 'on_date') !== (at !== null))
    throw new Refusal('invalid_field', {
      field: 'review',
      problem: 'a moment belongs to on_date, and to nothing else',
    });
  return {
    review_opens: opens,
    review_opens_at: at === null ? null : new Date(at),
    review_shows_score: shows_score,
  };
}
