import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { ActionContext, Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { reviewState } from '../reviews/review-state.ts';
import { isKeySeen } from '../test-sections/is-key-seen.ts';
import { requireGradableExam } from './gradable-exam.ts';
import { type EnteredGrade, type Grade, gradeByKey, readEnteredGrade } from './read-entered-grade.ts';
import { type GradeRow, presentActGrade, presentSatGrade } from './read-grades.ts';

export const saveSatGrade: Handler<'POST /user_sats'> = async ({ body: { sat_id, ...entered } }, context) =>
  presentSatGrade(await saveGrade({ family: 'sat', id: sat_id }, entered, context));

export const saveActGrade: Handler<'POST /user_acts'> = async ({ body: { act_id, ...entered } }, context) =>
  presentActGrade(await saveGrade({ family: 'act', id: act_id }, entered, context));

/** Saves a student's entries for one paper, section by section. */
export async function saveGrade(
  { family, id }: { family: Family; id: string },
  entered: EnteredGrade,
  { db, session, now }: ActionContext,
): Promise<GradeRow> {
  const read = readEnteredGrade(family, entered);
  const exam = await requireGradableExam(db, session, { family, id });
  if (exam.own_marks !== null) throw new Refusal('record_without_sections', { family: examFamilies[family].name });
  const user_id = session.account.id;
  return await inTransaction(db, async (tx) => {
    // The same locks as at the submission of a test: a change of the review setting and a call from
    // another device wait.
    await tx.selectFrom('exams').where('id', '=', exam.id).select('id').forShare().execute();
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute();
    const at = { user_id, exam_id: exam.id, now: now() };
    const storedGrade = await gradeRows(tx, at).executeTakeFirst();
    if (storedGrade && storedGrade.review !== 'open')
      refuseSubmittedSections(family, read, Object.keys(storedGrade.first_submitted));
    const { grade, byKey } = gradeByKey(family, read, exam.bubble_sheet_answers);
    const firstStates: Record<string, FirstStates[string]> = {};
    for (const section of byKey) {
      const keyQuery = { family, exam_id: exam.id, section, keyName: 'paper', now: now() } as const;
      firstStates[section] = firstState(grade, section, {
        at: now(),
        key_seen: await isKeySeen(tx, user_id, keyQuery),
      });
    }
    await writeGrade(tx, { user_id, exam_id: exam.id, grade, firstStates, at: now() });
    return await gradeRows(tx, at).executeTakeFirstOrThrow();
  });
}

/** One student's stored entries for one exam. */
function gradeRows(tx: Tx, { user_id, exam_id, now }: GradeKey) {
  return tx
    .selectFrom('exam_grades')
    .innerJoin('exams', 'exams.id', 'exam_grades.exam_id')
    .where('user_id', '=', user_id)
    .where('exam_id', '=', exam_id)
    .selectAll('exam_grades')
    .select(reviewState({ exam: 'exams', user: user_id, now }).as('review'));
}
type GradeKey = { user_id: string; exam_id: string; now: Date };

/**
 * Refuses changes to a submitted section while its review is closed. If its score is shown, it
 * would reveal the effect of changes.
 */
function refuseSubmittedSections(
  family: Family,
  { sheet, wrong, submitted }: Grade,
  submittedSections: readonly string[],
): void {
  const givenSections = new Set([...Object.keys(sheet), ...Object.keys(wrong), ...Object.keys(submitted)]);
  const section = paperSections(family).find(({ type }) => givenSections.has(type) && submittedSections.includes(type));
  if (section) throw new Refusal('awaits_review', { section: section.title });
}

type GradeToWrite = { user_id: string; exam_id: string; grade: Grade; firstStates: FirstStates; at: Date };

async function writeGrade(tx: Tx, { user_id, exam_id, grade, firstStates, at }: GradeToWrite): Promise<void> {
  const saved = {
    selected_wrong: JSON.stringify(grade.wrong),
    selected_uncertain: JSON.stringify(grade.uncertain),
    bubble_sheet: JSON.stringify(grade.sheet),
    grade_submitted: JSON.stringify(grade.submitted),
    timed: JSON.stringify(grade.timed),
    first_submitted: JSON.stringify(firstStates),
  };
  await tx
    .insertInto('exam_grades')
    .values({ user_id, exam_id, ...saved, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id']).doUpdateSet({
        ...Object.fromEntries(columns.map((column) => [column, mergeColumn(column)])),
        // The stored value wins here: the first Submit of a section is never replaced.
        first_submitted: sql`excluded.first_submitted || exam_grades.first_submitted`,
        updated_at: at,
      }),
    )
    .execute();
}

function firstState({ sheet, wrong }: Grade, section: string, { at, key_seen }: { at: Date; key_seen: boolean }) {
  return { sheet: sheet[section] ?? {}, wrong: wrong[section] ?? [], at: at.toISOString(), key_seen };
}

const columns = ['selected_wrong', 'selected_uncertain', 'bubble_sheet', 'grade_submitted', 'timed'] as const;

/** Merges by section: given sections replace stored ones, others stay, also for concurrent calls of two devices. */
function mergeColumn(column: (typeof columns)[number]) {
  return sql`${sql.ref(`exam_grades.${column}`)} || ${sql.ref(`excluded.${column}`)}`;
}
