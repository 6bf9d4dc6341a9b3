import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { sql } from 'kysely';
import type { Doing, Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { isKeySeen } from '../tests/is-key-seen.ts';
import { requireGradedExam } from './graded-exam.ts';
import { type GradeRow, presentActGrade, presentSatGrade } from './present-grade.ts';
import { type Entered, type Grade, gradedByKey, readEnteredGrade } from './read-entered-grade.ts';

export const saveSatGrade: Handler<'POST /user_sats'> = async ({ body: { sat_id, ...entered } }, visit) =>
  presentSatGrade(await saveGrade({ family: 'sat', id: sat_id }, entered, visit));

export const saveActGrade: Handler<'POST /user_acts'> = async ({ body: { act_id, ...entered } }, visit) =>
  presentActGrade(await saveGrade({ family: 'act', id: act_id }, entered, visit));

/** Saves what was entered for one paper, section by section. */
export async function saveGrade(
  { family, id }: { family: Family; id: string },
  entered: Entered,
  { db, session, now }: Doing,
): Promise<GradeRow> {
  const read = readEnteredGrade(family, entered);
  const exam = await requireGradedExam(db, session, { family, id });
  if (exam.owner_id !== null)
    throw new Refusal('malformed', `A record of an official ${examFamilies[family].name} has no sections to grade`);
  const { grade, byKey } = gradedByKey(family, read, exam.bubble_sheet_answers);
  const first: Record<string, FirstStates[string]> = {};
  for (const section of byKey) {
    const key_seen = await isKeySeen(db, session.account.id, { family, exam_id: exam.id, section, of: 'paper' });
    first[section] = firstOf(grade, section, { at: now(), key_seen });
  }
  const saved = {
    selected_wrong: JSON.stringify(grade.wrong),
    selected_uncertain: JSON.stringify(grade.uncertain),
    bubble_sheet: JSON.stringify(grade.sheet),
    grade_submitted: JSON.stringify(grade.submitted),
    timed: JSON.stringify(grade.timed),
    first_submitted: JSON.stringify(first),
  };
  return await db
    .insertInto('exam_grades')
    .values({ user_id: session.account.id, exam_id: exam.id, ...saved, updated_at: now() })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id']).doUpdateSet({
        ...Object.fromEntries(columns.map((column) => [column, merged(column)])),
        // The other way round: the first Submit of a section stays.
        first_submitted: sql`excluded.first_submitted || exam_grades.first_submitted`,
        updated_at: now(),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

function firstOf({ sheet, wrong }: Grade, section: string, { at, key_seen }: { at: Date; key_seen: boolean }) {
  return { sheet: sheet[section] ?? {}, wrong: wrong[section] ?? [], at: at.toISOString(), key_seen };
}

const columns = ['selected_wrong', 'selected_uncertain', 'bubble_sheet', 'grade_submitted', 'timed'] as const;

/** Section by section: what is named replaces, the rest stays, also when two devices save at once. */
function merged(column: (typeof columns)[number]) {
  return sql`${sql.ref(`exam_grades.${column}`)} || ${sql.ref(`excluded.${column}`)}`;
}
