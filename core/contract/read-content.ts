import * as z from 'zod';
import { callsByTopicKind, topicKindNames, topicKinds } from '../topics/topic-kinds.ts';
import { type Area, ById, Id, listOf, readers } from './call.ts';
import { Answer, ProblemSet, Question, RowPractice, SealedQuestion, Subsubtopic, Subtopic, Topic } from './content.ts';
import { actType, satType } from './tests.ts';

/** What /topic/{id} walks through: all published sequences of a topic, or of one of its sub-topics. */
export const TopicFlow = z.object({
  id: Id,
  title: z.string(),
  topic_type: z.enum(topicKindNames),
  topic_id: Id,
  topic_title: z.string(),
  /** Sequence by sequence as the topic lists show them, each by position; hidden questions are left out. */
  data: z.array(Question),
});
export type TopicFlow = z.infer<typeof TopicFlow>;

const question = { who: readers, params: ById, reply: Question };
/** `practice` is by the id of the row; rows without anything to practise are left out. */
const topics = {
  who: readers,
  sealed: 'plain',
  reply: listOf(Topic).extend({ practice: z.record(Id, RowPractice) }),
} as const;

export const contentCalls = {
  ...callsByTopicKind('GET', '', (kind) => {
    const { name, practice } = topicKinds[kind];
    const below = practice ? ' with their sub-topics and sub-sub-topics' : '';
    return { ...topics, summary: `${name} topics${below}, and how far the caller is with each.` };
  }),
  'GET /tests/{id}': {
    summary: 'One topic of any kind.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: Topic,
  },
  'GET /tests/{id}/flow': {
    summary: 'All questions of a topic or a sub-topic that students can open, sequence by sequence.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: TopicFlow,
  },
  'GET /subtopics': {
    summary: 'The sub-topics of a topic, in position order.',
    who: readers,
    sealed: { query: ['test_id'] },
    query: z.object({ test_id: Id }),
    reply: listOf(Subtopic),
  },
  'GET /subtopics/{id}': {
    summary: 'One sub-topic.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: Subtopic,
  },
  'GET /subsubtopics': {
    summary: 'The sub-sub-topics (sequences) of a sub-topic, in position order.',
    who: readers,
    sealed: { query: ['subtopic_id'] },
    query: z.object({ subtopic_id: Id }),
    reply: listOf(Subsubtopic),
  },
  'GET /subsubtopics/{id}': {
    summary: 'One sub-sub-topic.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: Subsubtopic,
  },
  'GET /questions': {
    summary:
      'Questions of one parent by position, each with its answers; those of a test are sealed until it is submitted.',
    who: readers,
    sealed: 'questions',
    query: z.object({
      sat_question_id: Id.optional(),
      act_question_id: Id.optional(),
      sattopic_id: Id.optional(),
      subtopic_id: Id.optional(),
      subsubtopic_id: Id.optional(),
      sat_id: Id.optional(),
      sat_type: satType.optional(),
      act_id: Id.optional(),
      act_type: actType.optional(),
      question_type: z
        .enum(['AdminSatMockTest', 'AdminSatRealTest', 'AdminActMockTest', 'AdminActRealTest'])
        .optional(),
      order_by: z.literal('position').optional(),
      order: z.literal('asc').optional(),
    }),
    reply: listOf(z.union([SealedQuestion, Question])),
  },
  'GET /questions/{id}': {
    sealed: 'path',
    ...question,
    summary: 'One question with its answers.',
  },
  'GET /question_subsubtopics': {
    summary: 'The questions of a sub-sub-topic by position, each with its answers.',
    who: readers,
    sealed: { query: ['subsubtopic_id'] },
    query: z.object({ subsubtopic_id: Id }),
    reply: listOf(Question),
  },
  'GET /problemset_questions': {
    summary: 'The questions of a problem set by position, each with its answers.',
    who: readers,
    sealed: { query: ['problem_set_id'] },
    query: z.object({ problem_set_id: Id }),
    reply: listOf(Question),
  },
  'GET /problemset_questions/{id}': {
    sealed: 'path',
    ...question,
    summary: 'One question of a problem set with its answers.',
  },
  'GET /answers': {
    summary: 'The answers of a question, by position.',
    who: readers,
    sealed: { query: ['question_id'] },
    query: z.object({ question_id: Id, problemSet_id: Id.optional() }),
    reply: listOf(Answer),
  },
  'GET /problemset_answers': {
    summary: 'The answers of a problem-set question, by position.',
    who: readers,
    sealed: { query: ['question_id'] },
    query: z.object({ question_id: Id, problemSet_id: Id.optional() }),
    reply: listOf(Answer),
  },
  'GET /problem_sets': {
    summary: 'Problem sets of one parent in its order, of all parents below a sub-topic, or all.',
    who: readers,
    sealed: { query: ['subsubtopic_id', 'subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'] },
    query: z.object({
      subsubtopic_id: Id.optional(),
      subtopic_id: Id.optional(),
      sattopic_id: Id.optional(),
      sat_question_id: Id.optional(),
      act_question_id: Id.optional(),
    }),
    reply: listOf(ProblemSet),
  },
  'GET /problem_sets/{id}': {
    summary: 'One problem set.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: ProblemSet,
  },
} as const satisfies Area;
