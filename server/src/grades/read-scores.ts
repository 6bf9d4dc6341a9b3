import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { actRecordScore, actScore } from '@fourfold/core/scores/act-score';
import { conversionOf } from '@fourfold/core/scores/conversion';
import { satRecordScore, satScore } from '@fourfold/core/scores/sat-score';
import { shownScore } from '@fourfold/core/scores/shown-score';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { Context, Handler, Session } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { inListOrder, listedExams } from '../exams/exam-rows.ts';
import { reviewState } from '../reviews/review-state.ts';
import { requireGradableExam } from './gradable-exam.ts';
import { bySection } from './read-grades.ts';
import { withholdClosedReview } from './withhold-closed-review.ts';

/** An exam with its student's entries; null if there are none. */
type GradedExamRow = {
  id: string;
  title: string;
  /** Null for an authored exam. */
  own_marks: Record<string, number> | null;
  score: string[][];
  selected_wrong: Record<string, number[]> | null;
  grade_submitted: Record<string, boolean> | null;
  timed: Record<string, boolean> | null;
  first_submitted: FirstStates | null;
  review: ReviewState;
};

export const getSatScore: Handler<'GET /user_sats/get_sat_score'> = async ({ query }, context) =>
  presentSatScore(await readGrade({ family: 'sat', id: query.sat_id }, context));

export const getActScore: Handler<'GET /user_acts/get_act_score'> = async ({ query }, context) =>
  presentActScore(await readGrade({ family: 'act', id: query.act_id }, context));

/** The score by the exam's conversion table, or the recorded marks of an official exam. */
function presentSatScore(row: GradedExamRow): SatScore {
  const { graded, first, flags } = visiblePaper('sat', row);
  const about = { sat_id: row.id, sat_title: row.title, ...flags };
  const { types } = examFamilies.sat;
  if (row.own_marks !== null)
    return { ...about, type: types.real, ...satRecordScore(row.own_marks), shows: {}, first: null };
  const conversion = conversionOf('sat-paper', row.score);
  const score = shownScore(graded, first, (shown) => satScore(shown, conversion));
  return { ...about, type: types.test, ...score };
}

/** The score by the exam's conversion table, or the recorded marks of an official exam. */
function presentActScore(row: GradedExamRow): ActScore {
  const { graded, first, flags } = visiblePaper('act', row);
  const about = { act_id: row.id, act_title: row.title, ...flags };
  const { types } = examFamilies.act;
  if (row.own_marks !== null)
    return { ...about, type: types.real, ...actRecordScore(row.own_marks), shows: {}, first: null };
  const conversion = conversionOf('act-classic', row.score);
  const score = shownScore(graded, first, (shown) => actScore(shown, conversion));
  return { ...about, type: types.test, ...score };
}

/**
 * The part of the entries that a score may use. While the review is closed, that excludes sections
 * graded by the paper's key (Q278).
 */
function visiblePaper(family: Family, { timed, review, ...row }: GradedExamRow) {
  const { selected_wrong, grade_submitted, first_submitted } = row;
  const storedPaper = {
    selected_wrong: selected_wrong ?? {},
    grade_submitted: grade_submitted ?? {},
    first_submitted: first_submitted ?? {},
  };
  const paper = withholdClosedReview(storedPaper, review === 'score' ? 'open' : review);
  const first = paper.first_submitted;
  const keySeenEntries = Object.entries(first).map(([type, { key_seen }]) => [type, key_seen] as const);
  return {
    graded: { submitted: paper.grade_submitted, wrong: paper.selected_wrong },
    first,
    flags: {
      timed: bySection(family, timed ?? {}, false),
      key_seen: bySection(family, Object.fromEntries(keySeenEntries), false),
    },
  };
}

async function readGrade(
  { family, id }: { family: Family; id: string },
  { db, session, now }: Context & { session: Session },
): Promise<GradedExamRow> {
  const exam = await requireGradableExam(db, session, { family, id });
  const user = session.account.id;
  const row = await db
    .selectFrom('exam_grades')
    .innerJoin('exams', 'exams.id', 'exam_grades.exam_id')
    .where('user_id', '=', user)
    .where('exam_id', '=', exam.id)
    .select(['selected_wrong', 'grade_submitted', 'timed', 'first_submitted'])
    .select(reviewState({ exam: 'exams', user, now: now() }).as('review'))
    .executeTakeFirst();
  return { ...exam, ...(row ?? nothingEntered) };
}

const nothingEntered = {
  ...{ selected_wrong: null, grade_submitted: null, timed: null, first_submitted: null },
  review: 'open',
} as const;

export const listSatScores: Handler<'GET /user_sats/get_all_sat_scores'> = async (_, context) => ({
  data: (await readGradedExams('sat', context)).map(presentSatScore).filter(({ score_present }) => score_present),
});

export const listActScores: Handler<'GET /user_acts/get_all_act_scores'> = async (_, context) => ({
  data: (await readGradedExams('act', context)).map(presentActScore).filter(({ score_present }) => score_present),
});

/** The exams of the caller's list that have entries, and the caller's own records. */
async function readGradedExams(
  family: Family,
  { db, session, now }: Context & { session: Session },
): Promise<GradedExamRow[]> {
  const user_id = session.account.id;
  return await listedExams(db, { family, user_id, reader: readerOf(session) })
    .leftJoin('exam_grades', (on) =>
      on.on('exam_grades.user_id', '=', user_id).onRef('exam_grades.exam_id', '=', 'exams.id'),
    )
    .where((eb) => eb.or([eb('exam_grades.exam_id', 'is not', null), eb('exams.own_marks', 'is not', null)]))
    .orderBy(inListOrder)
    .select(['exams.id', 'exams.title', 'exams.own_marks', 'exams.score'])
    .select(['exam_grades.selected_wrong', 'exam_grades.grade_submitted', 'exam_grades.timed'])
    .select('exam_grades.first_submitted')
    .select(reviewState({ exam: 'exams', user: user_id, now: now() }).as('review'))
    .execute();
}
