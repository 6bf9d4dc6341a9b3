import * as z from 'zod';
import { authors, RichField, Title } from './authoring.ts';
import { type Area, ById, Id, listOf, readers } from './call.ts';
import { ExamQuestion } from './content.ts';

const questionTopic = { who: readers, params: ById, reply: ExamQuestion };
/** The title of a question topic is that of its `topic` (API-115, API-120). */
const updateTopic = {
  who: authors,
  params: ById,
  body: z.object({ topic: z.object({ title: Title }) }),
  reply: ExamQuestion,
};
/** The numbers of one exam, each once. */
const updateTopics = {
  who: authors,
  body: z.object({
    topics: z
      .array(z.object({ id: Id, title: Title }))
      .min(1)
      .max(500)
      .refine((all) => new Set(all.map(({ id }) => id.toLowerCase())).size === all.length, 'name each number once'),
  }),
  reply: listOf(ExamQuestion),
};
const topicTitles = { who: authors, reply: z.object({ data: z.array(z.string()).max(5_000) }) };
const updateVideo = {
  who: authors,
  body: z.discriminatedUnion('type', [
    z.object({ id: Id, type: z.literal('Real'), video_explanation: RichField }),
    z.object({ id: Id, type: z.literal('Mock'), video_mock_explanation: RichField }),
  ]),
  reply: ExamQuestion,
};

export const examQuestionCalls = {
  'GET /sat_questions': {
    summary: 'SAT question topics by section and position, of one SAT or of all.',
    who: readers,
    sealed: { query: ['sat_id'] },
    query: z.object({ sat_id: Id.optional() }),
    reply: listOf(ExamQuestion),
  },
  'GET /sat_questions/{id}': {
    sealed: 'path',
    ...questionTopic,
    summary: 'One SAT question topic.',
  },
  'PUT /sat_questions/{id}': {
    ...updateTopic,
    summary: 'Set the topic title of a SAT’s question number, which activates it.',
  },
  'PUT /sat_questions/update_topics': {
    ...updateTopics,
    summary: 'Set the topic titles of several numbers of SATs; all or none is saved. Replies with these numbers.',
  },
  'GET /sat_questions/topic_titles': {
    ...topicTitles,
    summary: 'Titles that a number of a SAT can have: those of the other numbers and of the topic lists.',
  },
  'POST /sat_questions/update_video_explanation': {
    ...updateVideo,
    summary: 'Store a video explanation of a SAT’s question, for the real test or the mock.',
  },
  'GET /act_questions': {
    summary: 'ACT question topics by section and position, of one ACT or of all.',
    who: readers,
    sealed: { query: ['act_id'] },
    query: z.object({ act_id: Id.optional() }),
    reply: listOf(ExamQuestion),
  },
  'GET /act_questions/{id}': {
    sealed: 'path',
    ...questionTopic,
    summary: 'One ACT question topic.',
  },
  'PUT /act_questions/{id}': {
    ...updateTopic,
    summary: 'Set the topic title of an ACT’s question number, which activates it.',
  },
  'PUT /act_questions/update_topics': {
    ...updateTopics,
    summary: 'Set the topic titles of several numbers of ACTs; all or none is saved. Replies with these numbers.',
  },
  'GET /act_questions/topic_titles': {
    ...topicTitles,
    summary: 'Titles that a number of an ACT can have: those of the other numbers and of the topic lists.',
  },
  'POST /act_questions/update_video_explanation': {
    ...updateVideo,
    summary: 'Store a video explanation of an ACT’s question, for the real test or the mock.',
  },
} as const satisfies Area;
