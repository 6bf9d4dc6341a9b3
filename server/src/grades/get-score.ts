import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { ReviewState } from '@fourfold/core/exams/review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { actRecordScore, actScore } from '@fourfold/core/scores/act-score';
import { conversionOf } from '@fourfold/core/scores/conversion';
import { satRecordScore, satScore } from '@fourfold/core/scores/sat-score';
import { shownScore } from '@fourfold/core/scores/shown-score';
import type { Context, Handler, Session } from '../call/handler.ts';
import { reviewOf } from '../reviews/review-of.ts';
import { requireGradedExam } from './graded-exam.ts';
import { bySection } from './present-grade.ts';
import { withhold } from './withhold.ts';

/** An exam with its student's entries; null if there are none. */
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
  review: ReviewState;
};

export const getSatScore: Handler<'GET /user_sats/get_sat_score'> = async ({ query }, visit) =>
  satScoreOf(await loadGrade({ family: 'sat', id: query.sat_id }, visit));

export const getActScore: Handler<'GET /user_acts/get_act_score'> = async ({ query }, visit) =>
  actScoreOf(await loadGrade({ family: 'act', id: query.act_id }, visit));

/** The score by the exam's conversion table, or the recorded marks of an official exam. */
export function satScoreOf(row: GradedRow): SatScore {
  const { graded, first, flags } = shownPaper('sat', row);
  const about = { sat_id: row.id, sat_title: row.title, ...flags };
  const { types } = examFamilies.sat;
  if (row.owner_id !== null)
    return { ...about, type: types.real, ...satRecordScore(row.marks), shows: {}, first: null };
  const conversion = conversionOf('sat', row.score);
  const score = shownScore(graded, first, (shown) => satScore(shown, conversion));
  return { ...about, type: types.test, ...score };
}

/** The score by the exam's conversion table, or the recorded marks of an official exam. */
export function actScoreOf(row: GradedRow): ActScore {
  const { graded, first, flags } = shownPaper('act', row);
  const about = { act_id: row.id, act_title: row.title, ...flags };
  const { types } = examFamilies.act;
  if (row.owner_id !== null)
    return { ...about, type: types.real, ...actRecordScore(row.marks), shows: {}, first: null };
  const conversion = conversionOf('act', row.score);
  const score = shownScore(graded, first, (shown) => actScore(shown, conversion));
  return { ...about, type: types.test, ...score };
}

/**
 * The part of the entries that a score may use. While the review is closed, that excludes sections
 * graded by the paper's key (Q278).
 */
function shownPaper(family: Family, { timed, review, ...row }: GradedRow) {
  const { selected_wrong, grade_submitted, first_submitted } = row;
  const whole = {
    selected_wrong: selected_wrong ?? {},
    grade_submitted: grade_submitted ?? {},
    first_submitted: first_submitted ?? {},
  };
  const paper = withhold(whole, review === 'score' ? 'open' : review);
  const first = paper.first_submitted;
  const seen = Object.entries(first).map(([type, { key_seen }]) => [type, key_seen] as const);
  return {
    graded: { submitted: paper.grade_submitted, wrong: paper.selected_wrong },
    first,
    flags: {
      timed: bySection(family, timed ?? {}, false),
      key_seen: bySection(family, Object.fromEntries(seen), false),
    },
  };
}

async function loadGrade(
  { family, id }: { family: Family; id: string },
  { db, session, now }: Context & { session: Session },
): Promise<GradedRow> {
  const exam = await requireGradedExam(db, session, { family, id });
  const user = session.account.id;
  const row = await db
    .selectFrom('exam_grades')
    .innerJoin('exams', 'exams.id', 'exam_grades.exam_id')
    .where('user_id', '=', user)
    .where('exam_id', '=', exam.id)
    .select(['selected_wrong', 'grade_submitted', 'timed', 'first_submitted'])
    .select(reviewOf({ exam: 'exams', user, now: now() }).as('review'))
    .executeTakeFirst();
  return { ...exam, ...(row ?? nothingEntered) };
}

const nothingEntered = {
  ...{ selected_wrong: null, grade_submitted: null, timed: null, first_submitted: null },
  review: 'open',
} as const;
