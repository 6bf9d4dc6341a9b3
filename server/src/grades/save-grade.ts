import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { type Kysely, sql } from 'kysely';
import type { Doing, Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { reviewOf } from '../reviews/review-of.ts';
import { isKeySeen } from '../tests/is-key-seen.ts';
import { requireGradedExam } from './graded-exam.ts';
import { type GradeRow, presentActGrade, presentSatGrade } from './present-grade.ts';
import { type Entered, type Grade, gradedByKey, readEnteredGrade } from './read-entered-grade.ts';

export const saveSatGrade: Handler<'POST /user_sats'> = async ({ body: { sat_id, ...entered } }, visit) =>
  presentSatGrade(await saveGrade({ family: 'sat', id: sat_id }, entered, visit));

export const saveActGrade: Handler<'POST /user_acts'> = async ({ body: { act_id, ...entered } }, visit) =>
  presentActGrade(await saveGrade({ family: 'act', id: act_id }, entered, visit));

/** Saves a student's entries for one paper, section by section. */
export async function saveGrade(
  { family, id }: { family: Family; id: string },
  entered: Entered,
  { db, session, now }: Doing,
): Promise<GradeRow> {
  const read = readEnteredGrade(family, entered);
  const exam = await requireGradedExam(db, session, { family, id });
  if (exam.owner_id !== null)
    throw new Refusal('malformed', `A record of an official ${examFamilies[family].name} has no sections to grade`);
  const user_id = session.account.id;
  return await inTransaction(db, async (tx) => {
    // The same locks as at the submission of a test: a change of the review setting and a call from
    // another device wait.
    await tx.selectFrom('exams').where('id', '=', exam.id).select('id').forShare().execute();
    await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute();
    const at = { user_id, exam_id: exam.id, now: now() };
    const held = await gradeRows(tx, at).executeTakeFirst();
    if (held && held.review !== 'open') refuseHandedIn(family, read, Object.keys(held.first_submitted));
    const { grade, byKey } = gradedByKey(family, read, exam.bubble_sheet_answers);
    const first: Record<string, FirstStates[string]> = {};
    for (const section of byKey) {
      const asked = { family, exam_id: exam.id, section, of: 'paper', now: now() } as const;
      first[section] = firstOf(grade, section, { at: now(), key_seen: await isKeySeen(tx, user_id, asked) });
    }
    await writeGrade(tx, { user_id, exam_id: exam.id, grade, first, at: now() });
    return await gradeRows(tx, at).executeTakeFirstOrThrow();
  });
}

/** One student's stored entries for one exam. */
function gradeRows(tx: Kysely<Database>, { user_id, exam_id, now }: Held) {
  return tx
    .selectFrom('exam_grades')
    .innerJoin('exams', 'exams.id', 'exam_grades.exam_id')
    .where('user_id', '=', user_id)
    .where('exam_id', '=', exam_id)
    .selectAll('exam_grades')
    .select(reviewOf({ exam: 'exams', user: user_id, now }).as('review'));
}
type Held = { user_id: string; exam_id: string; now: Date };

/**
 * Refuses changes to a submitted section while its review is closed. If its score is shown, it
 * would reveal the effect of changes.
 */
function refuseHandedIn(family: Family, { sheet, wrong, submitted }: Grade, handedIn: readonly string[]): void {
  const named = new Set([...Object.keys(sheet), ...Object.keys(wrong), ...Object.keys(submitted)]);
  const section = examFamilies[family].sections.find(({ type }) => named.has(type) && handedIn.includes(type));
  if (section)
    throw new Refusal('conflict', `${section.title} was handed in. It can be corrected when its review opens.`);
}

type Written = { user_id: string; exam_id: string; grade: Grade; first: FirstStates; at: Date };

async function writeGrade(tx: Kysely<Database>, { user_id, exam_id, grade, first, at }: Written): Promise<void> {
  const saved = {
    selected_wrong: JSON.stringify(grade.wrong),
    selected_uncertain: JSON.stringify(grade.uncertain),
    bubble_sheet: JSON.stringify(grade.sheet),
    grade_submitted: JSON.stringify(grade.submitted),
    timed: JSON.stringify(grade.timed),
    first_submitted: JSON.stringify(first),
  };
  await tx
    .insertInto('exam_grades')
    .values({ user_id, exam_id, ...saved, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id']).doUpdateSet({
        ...Object.fromEntries(columns.map((column) => [column, merged(column)])),
        // The stored value wins here: the first Submit of a section is never replaced.
        first_submitted: sql`excluded.first_submitted || exam_grades.first_submitted`,
        updated_at: at,
      }),
    )
    .execute();
}

function firstOf({ sheet, wrong }: Grade, section: string, { at, key_seen }: { at: Date; key_seen: boolean }) {
  return { sheet: sheet[section] ?? {}, wrong: wrong[section] ?? [], at: at.toISOString(), key_seen };
}

const columns = ['selected_wrong', 'selected_uncertain', 'bubble_sheet', 'grade_submitted', 'timed'] as const;

/**
 * Merges by section: given sections replace stored ones, others stay, also for concurrent calls of
 * two devices.
 */
function merged(column: (typeof columns)[number]) {
  return sql`${sql.ref(`exam_grades.${column}`)} || ${sql.ref(`excluded.${column}`)}`;
}
