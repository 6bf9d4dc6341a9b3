import * as z from 'zod';
import { storedKinds } from '../kinds/stored-kinds.ts';
import { easiest, hardest, type Rank } from '../ranks/ranks.ts';
import type { Formulas } from '../rich-text/formula-tree.ts';
import { topicKindNames, topicTypes } from '../topics/topic-kinds.ts';
import { Id } from './call.ts';

const nullableId = Id.nullable();
/** Compiled by the server on save, and never accepted from a client. Each record has the formulas of its own fields. */
const CompiledFormulas = z.custom<Formulas>((value) => typeof value === 'object' && value !== null);

export const Subsubtopic = z.object({
  id: Id,
  _id: Id,
  subtopic_id: Id,
  title: z.string(),
  position: z.number().int(),
  isPublish: z.boolean(),
  isSequencePublish: z.boolean(),
  subtopic_published: z.boolean(),
  subtopic_title: z.string(),
  topic_id: Id,
  topic_published: z.boolean(),
  topic_title: z.string(),
  topic_type: z.enum(topicKindNames),
  /** Source and licence of the topic's content. */
  source: z.string().nullable(),
  licence: z.string().nullable(),
});
export type Subsubtopic = z.infer<typeof Subsubtopic>;

export const Subtopic = z.object({
  id: Id,
  _id: Id,
  test_id: Id,
  title: z.string(),
  position: z.number().int(),
  isPublish: z.boolean(),
  isSequencePublish: z.boolean(),
  topic_published: z.boolean(),
  topic_title: z.string(),
  topic_type: z.enum(topicKindNames),
  source: z.string().nullable(),
  licence: z.string().nullable(),
});
export type Subtopic = z.infer<typeof Subtopic>;

export const Topic = z.object({
  id: Id,
  _id: Id,
  title: z.string(),
  type: z.enum(topicTypes),
  position: z.number().int(),
  isPublish: z.boolean(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  /** In position order, each with its sub-sub-topics: a list page needs one call. */
  subtopics: z.array(Subtopic.extend({ subsubtopics: z.array(Subsubtopic) })),
});
export type Topic = z.infer<typeof Topic>;

/** What students can practise in a row of the topic lists, and the caller's progress (Q262). */
export const RowPractice = z.object({
  /** Questions of all sequences and sets of the row and below it; a set with two parents counts once. */
  question_count: z.number().int(),
  /** Of these, the questions of the row's own sequence; that of a SAT topic has no progress. */
  sequence_count: z.number().int(),
  /** 0 to 100 with 2 decimals: the mean of those sequences and sets. */
  percent_complete: z.number().min(0).max(100),
});
export type RowPractice = z.infer<typeof RowPractice>;

export const Answer = z.object({
  id: Id,
  _id: Id,
  question_id: Id,
  problemSet_id: nullableId,
  position: z.number().int(),
  /** Rich content, or NA for a free response (AAN-008). */
  answer: z.string(),
  explanation: z.string(),
  formulas: CompiledFormulas,
  correct: z.boolean(),
  next_question: z.object({ _id: Id, question: z.string() }).nullable(),
  next_question_id: nullableId,
  link_problemset: z.object({ _id: Id, title: z.string() }).nullable(),
  is_free_response: z.boolean(),
  free_response_answer: z.string(),
  is_exact_match: z.boolean(),
  symbol: z.string(),
  symbol_position_left: z.boolean(),
  answer_type: z.string().nullable(),
  /** Increases with each change; sent to authors only. */
  rev: z.number().int().optional(),
});
export type Answer = z.infer<typeof Answer>;

/** The difficulty of a question, a number of core's rank list. */
export const RankField = z.number().int().min(easiest).max(hardest) as z.ZodType<Rank, Rank>;

export const Question = z.object({
  id: Id,
  _id: Id,
  /** The stem: rich content as a JSON string of blocks. */
  question: z.string(),
  question_exp: z.string(),
  help: z.string(),
  help_exp: z.string(),
  formulas: CompiledFormulas,
  rank: RankField,
  position: z.number().int(),
  is_calc: z.boolean().nullable(),
  is_math: z.boolean(),
  is_free_response: z.boolean(),
  /** Missing for choices and typed answers: their kind follows from the answers. */
  kind: z.enum(storedKinds).optional(),
  is_hidden: z.boolean(),
  exp_position_before_answer: z.boolean(),
  /** Name of the section, for test questions. */
  question_type: z.string().nullable(),
  problem_set_id: nullableId,
  subtopic_id: nullableId,
  subsubtopic_id: nullableId,
  sat_question_id: nullableId,
  act_question_id: nullableId,
  sat_id: nullableId,
  act_id: nullableId,
  sat_type: z.string().nullable(),
  act_type: z.string().nullable(),
  test_id: nullableId,
  /** Students only get links to what they may open; a dead link is null. */
  link_right_question_id: nullableId,
  link_wrong_question_id: nullableId,
  link_right_problemset_id: nullableId,
  link_wrong_problemset_id: nullableId,
  total_answers: z.number().int(),
  total_unlinked_answers: z.number().int(),
  previous_id: Id.optional(),
  type: z.string().nullable(),
  topic: z.string().nullable(),
  title: z.string(),
  markUncertain: z.boolean(),
  /** Codes of its skills, in alphabetical order; sent to authors only. */
  skill_codes: z.array(z.string()).optional(),
  /** Increases with each change of the question's own fields; sent to authors only. */
  rev: z.number().int().optional(),
  /** When it or one of its answers was last saved; sent to authors only. */
  updated_at: z.string().optional(),
  answers: z.array(Answer),
});
export type Question = z.infer<typeof Question>;

/**
 * A question of a test section before the student has submitted the section (Q105): without key, explanations, help and
 * links. Derived fields say how it is answered.
 */
export const SealedQuestion = Question.omit({
  question_exp: true,
  help: true,
  help_exp: true,
  exp_position_before_answer: true,
  link_right_question_id: true,
  link_wrong_question_id: true,
  link_right_problemset_id: true,
  link_wrong_problemset_id: true,
  total_answers: true,
  total_unlinked_answers: true,
  skill_codes: true,
  answers: true,
}).extend({
  sealed: z.literal(true),
  input: z.enum(['one', 'several', 'typed']),
  /** The typed answer is a number, so that a phone shows a numeric keyboard (Q270). */
  is_number: z.boolean(),
  symbol: z.string(),
  symbol_position_left: z.boolean(),
  /** Empty if the answer is typed. */
  answers: z.array(
    Answer.pick({ id: true, _id: true, question_id: true, position: true, answer: true, formulas: true }),
  ),
});
export type SealedQuestion = z.infer<typeof SealedQuestion>;

export const ProblemSet = z.object({
  id: Id,
  _id: Id,
  title: z.string(),
  notes: z.string(),
  formulas: CompiledFormulas,
  isPublish: z.boolean(),
  /** The parents of the set; the first entry is its main parent (APS-007, Q84). */
  subsubtopic_id: z.array(Id),
  sattopic_id: z.array(Id),
  sat_question_id: z.array(Id),
  act_question_id: z.array(Id),
  position: z.array(z.object({ subsubtopic_id: Id, value: z.number().int() })),
  sat_position: z.array(z.object({ sat_question_id: Id, value: z.number().int() })),
  act_position: z.array(z.object({ act_question_id: Id, value: z.number().int() })),
  topicType: z.string().nullable(),
  /** The number of its questions that students see; sets in a bucket may be older than this field. */
  question_count: z.number().int().optional(),
  /** In the bucket: the set to copy. In the reply to a copy: the set that it was copied from. */
  problem_set_id: Id.optional(),
  /** Increases with each change of title or notes; sent to authors only. */
  rev: z.number().int().optional(),
});
export type ProblemSet = z.infer<typeof ProblemSet>;

/** The path of a row in the topic lists. */
const TopicBranch = z.object({
  title: z.string(),
  topic_type: z.enum(topicKindNames),
  topic_id: Id,
  subtopic_id: nullableId,
  subsubtopic_id: nullableId,
});

export const ExamQuestion = z.object({
  id: Id,
  _id: Id,
  sat_id: nullableId,
  act_id: nullableId,
  type: z.string(),
  /** Zero-based, shown plus one. */
  position: z.number().int(),
  title: z.string().nullable(),
  topic: z.object({ title: z.string() }).nullable(),
  isPublish: z.boolean(),
  /** isPublish of its SAT or ACT (Q48). */
  topic_published: z.boolean(),
  exam_title: z.string(),
  /** Rich content as JSON strings of blocks, like a question's. */
  video_explanation: z.string(),
  video_mock_explanation: z.string(),
  formulas: CompiledFormulas,
  /** What students can practise: questions of its own sequence, and published sets that have questions. */
  question_count: z.number().int(),
  set_count: z.number().int(),
  /** The row of the topic lists with the title of its topic, if there is something to practise (Q260). */
  same_topic: TopicBranch.nullable(),
});
export type ExamQuestion = z.infer<typeof ExamQuestion>;
