import * as z from 'zod';
import { questionTopicTypes } from '../authoring/question-sections.ts';
import type { StoredKind } from '../kinds/stored-kinds.ts';
import { authors, DeletedRecord, Order, Rev, RichField } from './authoring.ts';
import { type Area, ById, Id, listOf } from './call.ts';
import { Answer, Question, RankField } from './content.ts';
import { SkillCodes } from './skills.ts';
import { actType, satType } from './tests.ts';

/** Any name, so that a name of a newer version is refused with a sentence. null: the kind follows from the answers. */
const KindField = z.string().max(40).nullable() as z.ZodType<string | null, StoredKind | null>;

/**
 * What an author writes of a question. A field that is left out is empty in a new question, and unchanged in an update.
 */
const questionFields = {
  question: RichField.optional(),
  question_exp: RichField.optional(),
  help: RichField.optional(),
  help_exp: RichField.optional(),
  rank: RankField.optional(),
  /** null: the question has nothing to do with a calculator (Q186). */
  is_calc: z.boolean().nullable().optional(),
  /** Changes only while the question has no answers of the other kind. */
  is_free_response: z.boolean().optional(),
  kind: KindField.optional(),
  is_hidden: z.boolean().optional(),
  exp_position_before_answer: z.boolean().optional(),
  skill_codes: SkillCodes.optional(),
};

const answerFields = {
  answer: RichField.optional(),
  explanation: RichField.optional(),
  correct: z.boolean().optional(),
  /** The question that this answer leads to; both are in the same list (Q173). */
  next_question: Id.nullable().optional(),
  /** The problem set that this answer leads to. */
  link_problemset: Id.nullable().optional(),
  free_response_answer: z.string().max(200).optional(),
  symbol: z.string().max(20).optional(),
  symbol_position_left: z.boolean().optional(),
  is_exact_match: z.boolean().optional(),
};

/** Chosen by the client, so that a repeated request creates one record only. */
const idField = { id: Id.optional() };
/** Zero-based; later items move up by one. Left out: after the last. */
const positionField = { position: z.number().int().min(0).optional() };

const NewAnswer = z.object({ ...idField, ...answerFields, ...positionField });
const NewAnswerOf = NewAnswer.extend({ question_id: Id });

/**
 * A new question, with its answers if it is a copy: one transaction creates both. Links are not copied (Q81).
 * `previous_id` is the question that it was copied from; the reply has it beside the new id (API-127).
 */
const NewQuestion = z.object({
  ...idField,
  ...questionFields,
  ...positionField,
  previous_id: Id.optional(),
  answers: z.array(NewAnswer).max(50).optional(),
});

/** The parent of a new question: exactly one; a test section also needs its variant. */
const parentFields = {
  subtopic_id: Id.optional(),
  sattopic_id: Id.optional(),
  sat_question_id: Id.optional(),
  act_question_id: Id.optional(),
  sat_id: Id.optional(),
  sat_type: satType.optional(),
  act_id: Id.optional(),
  act_type: actType.optional(),
  question_type: z.enum(['AdminSatMockTest', 'AdminSatRealTest', 'AdminActMockTest', 'AdminActRealTest']).optional(),
};

/** The topic type that an order may carry (API-129). */
const topicType = z.enum(questionTopicTypes);

const batchOf = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(500);
const updateQuestion = {
  who: authors,
  params: ById,
  body: z.object({ rev: Rev.optional(), ...questionFields }),
  reply: Question,
};
const removeQuestion = { who: authors, params: ById, reply: DeletedRecord };
const updateAnswer = {
  who: authors,
  params: ById,
  body: z.object({ rev: Rev.optional(), ...answerFields }),
  reply: Answer,
};

const outcome = z.enum(['Right', 'Wrong']);
const linkCall = { who: authors, reply: Question };
const unlinkCall = { ...linkCall, body: z.object({ id: Id, type: outcome }) };

/** Authors create, change, order and link questions and answers. Three paths lead to one store (Q95). */
export const questionCalls = {
  'POST /questions': {
    summary: 'Create a question in a sub-topic, a SAT topic, a SAT’s or ACT’s question, or a test section.',
    who: authors,
    body: NewQuestion.extend(parentFields),
    reply: Question,
  },
  'POST /questions/create_multiple': {
    summary: 'Create several questions in one list, all or none; each is returned with its previous_id.',
    who: authors,
    budget: 'batch',
    body: z.object({ ...parentFields, questions: batchOf(NewQuestion) }),
    reply: listOf(Question),
  },
  'PUT /questions/{id}': { ...updateQuestion, summary: 'Change a question.' },
  'DELETE /questions/{id}': { ...removeQuestion, summary: 'Put a question into the bin; the rest are renumbered.' },
  'PUT /questions/update_positions': {
    summary: 'Save the order of the questions of a list. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ ...parentFields, topic_type: topicType.optional(), questions: Order }),
    reply: listOf(Question),
  },

  'POST /question_subsubtopics': {
    summary: 'Create a question in a sub-sub-topic.',
    who: authors,
    body: NewQuestion.extend({ subsubtopic_id: Id }),
    reply: Question,
  },
  'POST /question_subsubtopics/create_multiple': {
    summary: 'Create several questions in a sub-sub-topic, all or none.',
    who: authors,
    budget: 'batch',
    body: z.object({ subsubtopic_id: Id, questions: batchOf(NewQuestion) }),
    reply: listOf(Question),
  },
  'DELETE /question_subsubtopics/{id}': {
    ...removeQuestion,
    summary: 'Put a question of a sub-sub-topic into the bin; the rest are renumbered.',
  },
  'PUT /question_subsubtopics/update_positions': {
    summary: 'Save the order of the questions of a sub-sub-topic. 409 if the list has changed.',
    who: authors,
    body: z.object({ subsubtopic_id: Id, topic_type: topicType.optional(), questions: Order }),
    reply: listOf(Question),
  },

  'POST /problemset_questions': {
    summary: 'Create a question in a problem set.',
    who: authors,
    body: NewQuestion.extend({ problem_set_id: Id }),
    reply: Question,
  },
  'POST /problemset_questions/create_multiple': {
    summary: 'Create several questions in a problem set, all or none.',
    who: authors,
    budget: 'batch',
    body: z.object({ problem_set_id: Id, questions: batchOf(NewQuestion) }),
    reply: listOf(Question),
  },
  'PUT /problemset_questions/{id}': { ...updateQuestion, summary: 'Change a question of a problem set.' },
  'DELETE /problemset_questions/{id}': {
    ...removeQuestion,
    summary: 'Put a question of a problem set into the bin; the rest are renumbered.',
  },
  'PUT /problemset_questions/update_positions': {
    summary: 'Save the order of the questions of a problem set. 409 if the list has changed.',
    who: authors,
    body: z.object({ problem_set_id: Id, topic_type: topicType.optional(), questions: Order }),
    reply: listOf(Question),
  },

  'POST /questions/link_question': {
    ...linkCall,
    summary: 'Link a right or a wrong answer to another question of the same sequence.',
    body: z.object({
      id: Id,
      type: outcome,
      link_right_question_id: Id.optional(),
      link_wrong_question_id: Id.optional(),
    }),
  },
  'POST /questions/unlink_question': { ...unlinkCall, summary: 'Remove an outcome’s link to a question.' },
  'POST /questions/link_problemset': {
    ...linkCall,
    summary: 'Link a right or a wrong answer to a problem set.',
    body: z.object({
      id: Id,
      type: outcome,
      link_right_problemset_id: Id.optional(),
      link_wrong_problemset_id: Id.optional(),
    }),
  },
  'POST /questions/unlink_problemset': {
    ...unlinkCall,
    summary: 'Remove an outcome’s link to a problem set.',
  },

  'PUT /questions/accept_key': {
    summary: 'Accept a key that an import doubted, or withdraw that.',
    who: authors,
    body: z.object({ id: Id, accepted: z.boolean() }),
    reply: z.object({ id: Id, accepted: z.boolean() }),
  },

  'POST /answers': { summary: 'Create an answer.', who: authors, body: NewAnswerOf, reply: Answer },
  'POST /answers/create_multiple': {
    summary: 'Create several answers, all or none.',
    who: authors,
    budget: 'batch',
    body: z.object({ answers: batchOf(NewAnswerOf) }),
    reply: listOf(Answer),
  },
  'POST /problemset_answers': {
    summary: 'Create an answer of a question of a problem set.',
    who: authors,
    body: NewAnswerOf,
    reply: Answer,
  },
  'PUT /answers/{id}': { ...updateAnswer, summary: 'Change an answer.' },
  'PATCH /answers/{id}': { ...updateAnswer, summary: 'Change an answer.' },
  'DELETE /answers/{id}': {
    summary: 'Delete an answer permanently; the other answers are renumbered.',
    who: authors,
    params: ById,
    reply: z.object({ id: Id, _id: Id }),
  },
  'PUT /answers/update_positions': {
    summary: 'Save the order of the answers of a question. 409 if the list has changed.',
    who: authors,
    body: z.object({ question_id: Id, answers: Order }),
    reply: listOf(Answer),
  },
} as const satisfies Area;
