import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { actRecordScore, actScore } from '@fourfold/core/scores/act-score';
import { conversionOf } from '@fourfold/core/scores/conversion';
import { satRecordScore, satScore } from '@fourfold/core/scores/sat-score';
import { shownScore } from '@fourfold/core/scores/shown-score';
import type { Context, Handler, Session } from '../call/handler.ts';
import { requireGradedExam } from './graded-exam.ts';
import { bySection } from './present-grade.ts';

/** An exam, and what its student entered for it; null where nothing was. */
export type GradedRow = {
  id: string;
  title: string;
  owner_id: string | null;
  marks: Record<string, number>;
  score: string[][];
  selected_wrong: Record<string, number[]> | null;
  grade_submitted: Record<string, boolean> | null;
  timed: Record<string, boolean> | null;
  first_submitted: FirstStates | null;
};

export const getSatScore: Handler<'GET /user_sats/get_sat_score'> = async ({ query }, visit) =>
  satScoreOf(await loadGrade({ family: 'sat', id: query.sat_id }, visit));

export const getActScore: Handler<'GET /user_acts/get_act_score'> = async ({ query }, visit) =>
  actScoreOf(await loadGrade({ family: 'act', id: query.act_id }, visit));

/** By the exam's own table where it is authored; as the student recorded it where it is official. */
export function satScoreOf(row: GradedRow): SatScore {
  const about = { sat_id: row.id, sat_title: row.title, ...flagsOf('sat', row) };
  const { types } = examFamilies.sat;
  if (row.owner_id !== null)
    return { ...about, type: types.real, ...satRecordScore(row.marks), shows: {}, first: null };
  const conversion = conversionOf('sat', row.score);
  const score = shownScore(gradedOf(row), row.first_submitted ?? {}, (graded) => satScore(graded, conversion));
  return { ...about, type: types.test, ...score };
}

/** By the exam's own table where it is authored; as the student recorded it where it is official. */
export function actScoreOf(row: GradedRow): ActScore {
  const about = { act_id: row.id, act_title: row.title, ...flagsOf('act', row) };
  const { types } = examFamilies.act;
  if (row.owner_id !== null)
    return { ...about, type: types.real, ...actRecordScore(row.marks), shows: {}, first: null };
  const conversion = conversionOf('act', row.score);
  const score = shownScore(gradedOf(row), row.first_submitted ?? {}, (graded) => actScore(graded, conversion));
  return { ...about, type: types.test, ...score };
}

function flagsOf(family: Family, { timed, first_submitted }: GradedRow) {
  const seen = Object.entries(first_submitted ?? {}).map(([type, { key_seen }]) => [type, key_seen] as const);
  return {
    timed: bySection(family, timed ?? {}, false),
    key_seen: bySection(family, Object.fromEntries(seen), false),
  };
}

function gradedOf({ grade_submitted, selected_wrong }: GradedRow) {
  return { submitted: grade_submitted ?? {}, wrong: selected_wrong ?? {} };
}

async function loadGrade(
  { family, id }: { family: Family; id: string },
  { db, session }: Context & { session: Session },
): Promise<GradedRow> {
  const exam = await requireGradedExam(db, session, { family, id });
  const row = await db
    .selectFrom('exam_grades')
    .where('user_id', '=', session.account.id)
    .where('exam_id', '=', exam.id)
    .select(['selected_wrong', 'grade_submitted', 'timed', 'first_submitted'])
    .executeTakeFirst();
  return { ...exam, ...(row ?? nothingEntered) };
}

const nothingEntered = { selected_wrong: null, grade_submitted: null, timed: null, first_submitted: null };
