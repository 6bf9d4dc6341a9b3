import * as z from 'zod';
import { isWithinText, maxAnnotations } from '../annotations/limits.ts';
import { sectionTypes } from '../exams/exam-editions.ts';
import { reviewStates } from '../exams/exam-review.ts';
import { Annotation } from './annotation.ts';
import { type Area, Id, listOf, practisers, readers } from './call.ts';
import { Question, SealedQuestion } from './content.ts';
import { ScorePart } from './grades.ts';

/** The sections of all editions of the SAT, and of the ACT. */
export const satType = z.enum(sectionTypes('sat'));
export const actType = z.enum(sectionTypes('act'));
const seconds = z.number().int().min(0).max(864_000);

/** A student's entry for one question of a test section, an item of the JSON list of entries (TST-024). */
export const TestEntry = z.object({
  questionId: Id,
  /** This and the next two fields are filled at submission; until then [], null and "", whatever is sent (Q105). */
  correctAnswerIds: z.array(Id).max(20),
  isCorrect: z.boolean().nullable(),
  freeResponseCorrectAnswer: z.string().max(1_000),
  givenAnswerIds: z.array(Id).max(20),
  isFreeResponse: z.boolean(),
  freeResponseGivenAnswer: z.string().max(1_000),
  markUncertain: z.boolean(),
  /** The question has an answer. */
  isComplete: z.boolean(),
  /** Increases with every change: of two entries for a question, the greater one counts (Q106). */
  rev: z.number().int().min(0).max(1_000_000),
  /** Choices that the student struck out. */
  struckAnswerIds: z.array(Id).max(20),
  /** Seconds for which the question was in view; never decreases (Q109). */
  timeSpent: seconds,
  /** Seconds from the beginning of a section that its clock ends to this change, by the device's own clock. Added. */
  givenAfter: seconds.optional(),
  /** The student's highlights and notes. Missing if there are none. Added. */
  annotations: z.array(Annotation).max(maxAnnotations).refine(isWithinText).optional(),
});
export type TestEntry = z.infer<typeof TestEntry>;

/** JSON of a list of entries, at most the questions of a section. */
const Entries = z.string().max(2_000_000);
/** Extra time, as factors of the official limit, chosen at the start (Q109). */
export const extraTimes = [1, 1.5, 2] as const;
const ExtraTime = z.literal(extraTimes);
/** Number of the attempt; Reset Test starts the next one (Q106). */
const attempt = z.number().int().min(1).max(10_000);
/** In practice mode (Q342): nothing ends the section. Of a second module also before it is begun. Added. */
const practice = z.boolean().optional();

const testProgressFields = {
  user_id: Id,
  real_test: z.boolean(),
  /** Something was saved in this attempt. */
  started: z.boolean(),
  submitted: z.boolean(),
  /** What may be seen of a submitted attempt (Q278); null before submission. */
  review: z.enum(reviewStates).nullable(),
  attempt,
  /** The number of right answers; null before submission (Q57), and while the review is closed. */
  math_score: z.number().int().nullable(),
  /** The number of questions that counted; null if `math_score` is. */
  question_count: z.number().int().nullable(),
  correct_question_ids: z.array(Id),
  uncertain_question_ids: z.array(Id),
  /** Questions that were deleted after the student answered them: they do not count (Q106). */
  removed_question_ids: z.array(Id),
  extra_time: ExtraTime,
  /**
   * Seconds that a tutor granted, if they are more than that: of a section that its clock ends, before it is begun those
   * that it would have now; else null. Added.
   */
  granted_seconds: seconds.nullable(),
  /** What is granted now for the breaks after a section that its clock ends; null for nothing. Added. */
  granted_break: z.object({ factor: z.number().nullable(), minutes: z.number().int().nullable() }).nullable(),
  practice,
  /** Seconds over all entries. */
  time_spent: seconds,
  /** Submitted within the limit; null before submission. */
  timed: z.boolean().nullable(),
  /** Seconds left when this was sent, of a section that its clock ends, once it is begun; else null. Added. */
  seconds_left: seconds.nullable(),
  /** The module that the result of a first module chose; null before, and for others. Added. */
  next_section: z.string().nullable(),
  /** The device that takes a section which its clock ends; null before it is begun, and for others. Added. */
  device: Id.nullable(),
  /** The same key was opened before the submission: by an earlier attempt, or by a sheet (Q277). */
  key_seen: z.boolean(),
  submitted_at: z.iso.datetime().nullable(),
};
/** The reply to a save. One without entries begins a section that its clock ends, and is answered with its questions. */
const begun = { questions: z.array(z.union([SealedQuestion, Question])).optional() };
export const SatTestProgress = z.object({
  ...testProgressFields,
  sat_id: Id,
  sat_type: satType,
  sat_test_progress: Entries,
});
export type SatTestProgress = z.infer<typeof SatTestProgress>;
export const ActTestProgress = z.object({
  ...testProgressFields,
  act_id: Id,
  act_type: actType,
  act_test_progress: Entries,
});
export type ActTestProgress = z.infer<typeof ActTestProgress>;

/** `estimated`: computed from the items, because the exam has no table. */
const PartScore = ScorePart.extend({
  type: z.string(),
  title: z.string(),
  route: z.enum(['easier', 'harder', 'only']).nullable(),
  estimated: z.boolean(),
});

/** The scores of an exam's tests of one variant: each submitted section, and their total. */
const testScoreFields = {
  real_test: z.boolean(),
  /** By the section's type; sections that were not submitted are left out. */
  sections: z.record(
    z.string(),
    ScorePart.extend({ timed: z.boolean(), practice, key_seen: z.boolean(), submitted_at: z.iso.datetime() }),
  ),
  total_math_score: ScorePart,
  /** Of a test on screen: its parts, each with the route that was taken, and its composite. Added. */
  parts: z.array(PartScore).optional(),
  composite: ScorePart.optional(),
};
export const SatTestScore = z.object({ sat_id: Id, sat_title: z.string(), ...testScoreFields });
export type SatTestScore = z.infer<typeof SatTestScore>;
export const ActTestScore = z.object({ act_id: Id, act_title: z.string(), ...testScoreFields });
export type ActTestScore = z.infer<typeof ActTestScore>;

/** A boolean in a query string. */
const flag = z.enum(['true', 'false']);
const sat = { sat_id: Id, sat_type: satType };
const act = { act_id: Id, act_type: actType };
const saveFields = {
  real_test: z.boolean(),
  attempt: attempt.optional(),
  extra_time: ExtraTime.optional(),
  /** Begins a section that its clock ends in practice mode (Q342); without effect later. Added. */
  practice: z.literal(true).optional(),
  /** The device that begins a section which its clock ends, or continues it instead of another one. Added. */
  device: Id.optional(),
};
const submitFields = {
  real_test: z.boolean(),
  submitted: z.literal(true),
  attempt: attempt.optional(),
  /** The device hands in because the time is over; nothing happens if it is not over by the server's clock. Added. */
  time_over: z.literal(true).optional(),
};
const admins = ['admin', 'super-admin'] as const;

export const testCalls = {
  'GET /user_sat_test_progresses/get_progresses': {
    summary: 'The test progress of a SAT’s started sections, mock and real.',
    who: readers,
    sealed: { query: ['sat_id'] },
    query: z.object({ sat_id: Id }),
    reply: listOf(SatTestProgress),
  },
  'GET /user_sat_test_progresses/get_progress': {
    summary: 'The test progress of one section of a SAT.',
    who: readers,
    sealed: 'section',
    query: z.object({ ...sat, real_test: flag }),
    reply: SatTestProgress,
  },
  'GET /user_sat_test_progresses/get_sat_scores': {
    summary: 'Scores of submitted SAT tests, of one SAT or of all.',
    who: readers,
    sealed: { query: ['sat_id'] },
    query: z.object({ sat_id: Id.optional() }),
    reply: listOf(SatTestScore),
  },
  'POST /user_sat_test_progresses': {
    summary: 'Save entries of a section. A question that is not in the list stays as it is.',
    who: practisers,
    sealed: 'entries',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...sat, ...saveFields, sat_test_progress: Entries }),
    reply: SatTestProgress.extend(begun),
  },
  'POST /user_sat_test_progresses/submit': {
    summary:
      'Submit a section. It is judged on the server, and final. Repeated for the same attempt, the reply is the same.',
    who: practisers,
    sealed: 'opens',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...sat, ...submitFields }),
    reply: SatTestProgress,
  },
  'DELETE /user_sat_test_progresses/reset_progress': {
    summary: 'Begin the next attempt of a section. The old one stays in the history.',
    who: admins,
    query: z.object({ ...sat, real_test: flag }),
    reply: SatTestProgress,
  },
  'GET /user_act_test_progresses/get_progresses': {
    summary: 'The test progress of an ACT’s started sections, mock and real.',
    who: readers,
    sealed: { query: ['act_id'] },
    query: z.object({ act_id: Id, user_id: Id.optional() }),
    reply: listOf(ActTestProgress),
  },
  'GET /user_act_test_progresses/get_progress': {
    summary: 'The test progress of one section of an ACT.',
    who: readers,
    sealed: 'section',
    query: z.object({ ...act, real_test: flag }),
    reply: ActTestProgress,
  },
  'GET /user_act_test_progresses/get_act_scores': {
    summary: 'Scores of submitted ACT tests, of one ACT or of all.',
    who: readers,
    sealed: { query: ['act_id'] },
    query: z.object({ act_id: Id.optional() }),
    reply: listOf(ActTestScore),
  },
  'POST /user_act_test_progresses': {
    summary: 'Save entries of a section. A question that is not in the list stays as it is.',
    who: practisers,
    sealed: 'entries',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...act, ...saveFields, act_test_progress: Entries, submitted: z.literal(false).optional() }),
    reply: ActTestProgress.extend(begun),
  },
  'POST /user_act_test_progresses/submit': {
    summary:
      'Submit a section. It is judged on the server, and final. Repeated for the same attempt, the reply is the same.',
    who: practisers,
    sealed: 'opens',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...act, ...submitFields }),
    reply: ActTestProgress,
  },
  'DELETE /user_act_test_progresses/reset_progress': {
    summary: 'Begin the next attempt of a section. The old one stays in the history.',
    who: admins,
    query: z.object({ ...act, real_test: flag }),
    reply: ActTestProgress,
  },
} as const satisfies Area;
