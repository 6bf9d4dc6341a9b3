import * as z from 'zod';
import type { MasteryState } from '../mastery/mastery.ts';
import type { SequenceState } from '../sequence/sequence.ts';
import { type Area, Id, listOf, practisers, readers } from './call.ts';
import { topicKinds } from './content.ts';

/** What a progress record is about (1§3, Q45). Test sections keep their own entries (Q105). */
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
export const practiceReferences = [...sequenceReferences, problemSetReference] as const;
export type PracticeReference = (typeof practiceReferences)[number];

/** A test section is saved through the test itself and judged when it is submitted (Q105). */
function refuseTests({ input }: { input: unknown }): string | undefined {
  if (!testReferences.some((reference) => reference === input)) return undefined;
  return 'answers of a test section are saved with the test, not one by one';
}

/** Seconds, whole, at most a day: longer is a clock that stood open. */
const Seconds = z.number().int().min(0).max(86_400);
const count = z.number().int().min(0).max(1_000_000);

/** One answer, as sent: the second half comes by the same call with the same id and only grows. */
export const AnswerRecord = z.object({
  id: Id,
  user_id: Id,
  question_id: Id,
  reference_type: z.enum(practiceReferences, { error: refuseTests }),
  reference_id: Id,
  time_spent_before_answer: Seconds.optional(),
  time_spent_after_answer: Seconds.optional(),
  /** Checked for form; the server judges itself. */
  is_correct: z.boolean().optional(),
  given_answer_ids: z.array(Id).max(20),
  given_free_response_answer: z.string().max(1000),
  view_full_explanation: z.boolean().optional(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Where a student stands in one sequence or problem set (2§3). */
export const Progress = z.object({
  user_id: Id,
  reference_type: z.enum(practiceReferences),
  reference_id: Id,
  /** The question to show next; null before the first answer and after the last. */
  question_id: Id.nullable(),
  total_questions: count,
  questions_complete: count,
  started: z.boolean(),
  /** 0 to 100 with 2 decimals. */
  percent_complete: z.number().min(0).max(100),
  /** The run, a full one once a set has been mastered; 0 in sequences. */
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
  /** How many events stand behind this record; 0 before the first. */
  seq: count,
  /** The state machine's own state: what a client goes on from. */
  state: z.custom<SequenceState | MasteryState>((value) => typeof value === 'object' && value !== null),
  /** The last verdict on each question since the last reset; only where one progress record is read. */
  marks: z.record(Id, z.boolean()).optional(),
});
export type Progress = z.infer<typeof Progress>;

/** What a link to a sequence or a set needs. */
const place = {
  /** Of the sequence's place or the problem set. */
  title: z.string(),
  /** The SAT or ACT that it is in; null in a topic. */
  exam_id: Id.nullable(),
  exam_title: z.string().nullable(),
  /** Its way down from the topic, as the topic lists open it; all null in a SAT or ACT. */
  topic_type: z.enum(topicKinds).nullable(),
  topic_id: Id.nullable(),
  topic_title: z.string().nullable(),
  subtopic_id: Id.nullable(),
  subtopic_title: z.string().nullable(),
  subsubtopic_id: Id.nullable(),
  subsubtopic_title: z.string().nullable(),
  sat_question_id: Id.nullable(),
  act_question_id: Id.nullable(),
};

/** What a student has begun, with what a link to it needs. */
export const Started = z.object({ progress: Progress, ...place, updated_at: z.iso.datetime() });
export type Started = z.infer<typeof Started>;

/** Where a student can begin. */
export const Beginning = z.object({ reference_type: z.enum(practiceReferences), reference_id: Id, ...place });
export type Beginning = z.infer<typeof Beginning>;

/** Progress numbers that a client may send along; their form is checked, and the server keeps its own. */
const claimed = {
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
const ofSequence = {
  user_id: Id,
  reference_id: Id,
  reference_type: z.enum(sequenceReferences, { error: refuseTests }),
};
const ofProblemSet = { user_id: Id, reference_id: Id, reference_type: z.literal(problemSetReference) };

/** Only told apart in the history: what is shown and counted afterwards is the same. */
const why = z.enum(['reset', 'restart']).optional();

export const practiceCalls = {
  'POST /user_questions/save_user_questions_progress': {
    budget: 'answer',
    summary: 'Save one answer; the same id again answers the same. The reply carries the progress it led to.',
    who: practisers,
    body: AnswerRecord,
    reply: AnswerRecord.required().extend({ progress: Progress }),
  },
  'POST /user_progresses/save_user_progress': {
    budget: 'answer',
    summary: 'Settle a sequence: complete it if it is at its end. Answers the server’s record.',
    who: practisers,
    body: z.object({ ...ofSequence, ...claimed }),
    reply: Progress,
  },
  'POST /user_progresses/get_user_progress': {
    summary: 'Where a student stands in a sequence.',
    who: readers,
    body: z.object(ofSequence),
    reply: Progress,
  },
  'POST /user_progresses/save_user_problemset_progress': {
    budget: 'answer',
    summary: 'Settle a problem set. Answers the server’s record.',
    who: practisers,
    body: z.object({ ...ofProblemSet, ...claimed }),
    reply: Progress,
  },
  'POST /user_progresses/get_user_problemset_progress': {
    summary: 'Where a student stands in a problem set.',
    who: readers,
    body: z.object(ofProblemSet),
    reply: Progress,
  },
  'POST /user_progresses/reset_user_progress': {
    summary: 'Start a sequence again from nothing. The answers stay in the history.',
    who: practisers,
    body: z.object({ ...ofSequence, why }),
    reply: Progress,
  },
  'POST /user_progresses/reset_user_problemset_progress': {
    summary: 'Start a problem set again from nothing. The answers stay in the history.',
    who: practisers,
    body: z.object({ ...ofProblemSet, why }),
    reply: Progress,
  },
  'POST /user_progresses/get_all_user_problemsets_progress': {
    summary: 'Where a student stands in each problem set of one parent.',
    who: readers,
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
    summary: 'What the caller has begun and may still open, newest first: at most 12 not finished, and 4 finished.',
    who: readers,
    reply: listOf(Started).extend({
      /** Complete sequences and mastered sets. */
      finished: z.array(Started),
      /** Where nothing is under way: the first sequence or set that is not finished; null: there is none. */
      first: Beginning.nullable(),
    }),
  },
} as const satisfies Area;
