import * as z from 'zod';
import type { MasteryState } from '../mastery/mastery.ts';
import type { CardState } from '../reviews/card.ts';
import type { DiagnosticState } from '../reviews/diagnostic.ts';
import type { SequenceState } from '../sequence/sequence.ts';
import { topicKindNames } from '../topics/topic-kinds.ts';
import { type Area, Id, listOf, practisers, readers } from './call.ts';

/** What a progress record is about (CST-005, Q45). Test sections have entries of their own (Q105). */
export const sequenceReferences = [
  'HomeSubTopic',
  'HomeSubsubTopic',
  'HomeSatQuestionTopic',
  'HomeActQuestionTopic',
] as const;
export type SequenceReference = (typeof sequenceReferences)[number];
export const problemSetReference = 'HomeProblemSetQuestions';
export const testReferences = [
  'HomeSatMockTestQuestion',
  'HomeSatRealTestQuestion',
  'HomeActMockTestQuestion',
  'HomeActRealTestQuestion',
] as const;
/** What can be begun, assigned and reset. */
export const workReferences = [...sequenceReferences, problemSetReference] as const;
export type WorkReference = (typeof workReferences)[number];
/** A card of the mistake notebook; its `reference_id` is the missed question (decision 0011). */
export const reviewReference = 'HomeReview';
/** A student's first questions; its `reference_id` is the student. */
export const diagnosticReference = 'HomeDiagnostic';
export const practiceReferences = [...workReferences, reviewReference, diagnosticReference] as const;
export type PracticeReference = (typeof practiceReferences)[number];

/** Answers of a test section are saved with the test and judged at submission (Q105). */
function testReferenceError({ input }: { input: unknown }): string | undefined {
  if (!testReferences.some((reference) => reference === input)) return undefined;
  return 'answers of a test section are saved with the test, not one by one';
}

/** Whole seconds, at most a day: a longer time means that a clock kept running. */
const Seconds = z.number().int().min(0).max(86_400);
const count = z.number().int().min(0).max(1_000_000);

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * One answer record (PRC-021). A second call with the same id brings what happened after Check, and only adds to it.
 */
export const AnswerRecord = z.object({
  id: Id,
  user_id: Id,
  question_id: Id,
  reference_type: z.enum(practiceReferences, { error: testReferenceError }),
  reference_id: Id,
  time_spent_before_answer: Seconds.optional(),
  time_spent_after_answer: Seconds.optional(),
  /** Only its type is checked; the server judges the answer itself (Q102). */
  is_correct: z.boolean().optional(),
  given_answer_ids: z.array(Id).max(20),
  given_free_response_answer: z.string().max(1000),
  view_full_explanation: z.boolean().optional(),
  /** The student's day. Without it the day in UTC, and if it is over a day later than that, or over 400 earlier. */
  day: z.iso.date().optional(),
  /** Help was opened before the answer. */
  helped: z.boolean().optional(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** A student's progress in one sequence or problem set (CST-013). */
export const Progress = z.object({
  user_id: Id,
  reference_type: z.enum(workReferences),
  reference_id: Id,
  /** The question to show next; null before the first answer and after the last. */
  question_id: Id.nullable(),
  total_questions: count,
  questions_complete: count,
  started: z.boolean(),
  /** 0 to 100 with 2 decimals. */
  percent_complete: z.number().min(0).max(100),
  /** The run of right answers, or a full run once the set is mastered (Q38); 0 for sequences. */
  total_correct: count,
  next_problemset_id: Id.nullable(),
  next_link_question_id: Id.nullable(),
  time_spent_before_answer: count,
  time_spent_after_answer: count,
  sat_id: Id.nullable(),
  act_id: Id.nullable(),
  subtopic_id: Id.nullable(),
  subsubtopic_id: Id.nullable(),
  sat_question_id: Id.nullable(),
  /** The number of events of this record; 0 before the first. */
  seq: count,
  /** The state of the state machine, from which a client continues. */
  state: z.custom<SequenceState | MasteryState>(isObject),
  /** The last verdict on each question since the last reset; only in replies about a single record. */
  marks: z.record(Id, z.boolean()).optional(),
});
export type Progress = z.infer<typeof Progress>;

/** The progress after an answer: also of a card and of the diagnostic, whose numbers count answers. */
export const PracticeProgress = Progress.extend({
  reference_type: z.enum(practiceReferences),
  state: z.custom<SequenceState | MasteryState | CardState | DiagnosticState>(isObject),
});
export type PracticeProgress = z.infer<typeof PracticeProgress>;

/** The fields that a link to a sequence or a set needs. */
const locationFields = {
  /** Title of the sequence or of the problem set. */
  title: z.string(),
  /** The SAT or ACT that it is in; null in a topic. */
  exam_id: Id.nullable(),
  exam_title: z.string().nullable(),
  /** Its path in the topic lists; all null in a SAT or ACT. */
  topic_type: z.enum(topicKindNames).nullable(),
  topic_id: Id.nullable(),
  topic_title: z.string().nullable(),
  subtopic_id: Id.nullable(),
  subtopic_title: z.string().nullable(),
  subsubtopic_id: Id.nullable(),
  subsubtopic_title: z.string().nullable(),
  sat_question_id: Id.nullable(),
  act_question_id: Id.nullable(),
};

/** A sequence or problem set that a student has begun. */
export const StartedWork = z.object({ progress: Progress, ...locationFields, updated_at: z.iso.datetime() });
export type StartedWork = z.infer<typeof StartedWork>;

/** A sequence or problem set that a student can begin. */
export const StartableWork = z.object({ reference_type: z.enum(workReferences), reference_id: Id, ...locationFields });
export type StartableWork = z.infer<typeof StartableWork>;

/** Progress numbers that a client may send: their types are checked, and the server stores its own. */
const progressClaims = {
  question_id: Id.nullish(),
  total_questions: count.optional(),
  questions_complete: count.optional(),
  started: z.boolean().optional(),
  percent_complete: z.number().min(0).max(100).optional(),
  total_correct: count.optional(),
  next_problemset_id: Id.nullish(),
  next_link_question_id: Id.nullish(),
  time_spent_before_answer: Seconds.optional(),
  time_spent_after_answer: Seconds.optional(),
  sat_id: Id.nullish(),
  act_id: Id.nullish(),
  subtopic_id: Id.nullish(),
  subsubtopic_id: Id.nullish(),
  sat_question_id: Id.nullish(),
};
const sequenceFields = {
  user_id: Id,
  reference_id: Id,
  reference_type: z.enum(sequenceReferences, { error: testReferenceError }),
};
const problemSetFields = { user_id: Id, reference_id: Id, reference_type: z.literal(problemSetReference) };

/** Recorded in the history; the effect of both is the same. */
const resetReason = z.enum(['reset', 'restart']).optional();

export const practiceCalls = {
  'POST /user_questions/save_user_questions_progress': {
    summary: 'Save one answer; a repeated id gets the same reply. The reply has the new progress.',
    who: practisers,
    sealed: 'practise',
    repeatable: true,
    budget: 'answer',
    body: AnswerRecord,
    reply: AnswerRecord.omit({ day: true, helped: true }).required().extend({ progress: PracticeProgress }),
  },
  'POST /user_progresses/save_user_progress': {
    summary: 'Complete a sequence if it is at its end. Returns the server’s record.',
    who: practisers,
    sealed: 'progress',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...sequenceFields, ...progressClaims }),
    reply: Progress,
  },
  'POST /user_progresses/get_user_progress': {
    summary: 'A student’s progress in a sequence.',
    who: readers,
    sealed: 'progress',
    reads: true,
    body: z.object(sequenceFields),
    reply: Progress,
  },
  'POST /user_progresses/save_user_problemset_progress': {
    summary: 'Update the progress of a problem set. Returns the server’s record.',
    who: practisers,
    sealed: 'progress',
    repeatable: true,
    budget: 'answer',
    body: z.object({ ...problemSetFields, ...progressClaims }),
    reply: Progress,
  },
  'POST /user_progresses/get_user_problemset_progress': {
    summary: 'A student’s progress in a problem set.',
    who: readers,
    sealed: 'progress',
    reads: true,
    body: z.object(problemSetFields),
    reply: Progress,
  },
  'POST /user_progresses/reset_user_progress': {
    summary: 'Reset a sequence. The answers stay in the history.',
    who: practisers,
    sealed: 'progress',
    body: z.object({ ...sequenceFields, why: resetReason }),
    reply: Progress,
  },
  'POST /user_progresses/reset_user_problemset_progress': {
    summary: 'Reset a problem set. The answers stay in the history.',
    who: practisers,
    sealed: 'progress',
    body: z.object({ ...problemSetFields, why: resetReason }),
    reply: Progress,
  },
  'POST /user_progresses/get_all_user_problemsets_progress': {
    summary: 'A student’s progress in each problem set of one parent.',
    who: readers,
    sealed: 'sets',
    reads: true,
    body: z.object({
      user_id: Id,
      reference_type: z.literal(problemSetReference),
      subsubtopic_id: Id.optional(),
      sattopic_id: Id.optional(),
      sat_question_id: Id.optional(),
      act_question_id: Id.optional(),
    }),
    reply: listOf(Progress),
  },
  'GET /user_progresses/started': {
    summary:
      'The caller’s started work that can still be opened, the newest first: at most 12 unfinished and 4 finished.',
    who: readers,
    sealed: 'plain',
    firstOf: ['dashboard'],
    reply: listOf(StartedWork).extend({
      /** Complete sequences and mastered sets. */
      finished: z.array(StartedWork),
      /** If nothing is under way, the first sequence or set that is not finished (Q263); null without one. */
      first: StartableWork.nullable(),
    }),
  },
} as const satisfies Area;
