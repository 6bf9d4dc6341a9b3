import * as z from 'zod';
import { callsByTopicKind, topicKindNames, topicKinds } from '../topics/topic-kinds.ts';
import { authors, DeletedRecord, Order, Title } from './authoring.ts';
import { type Area, ById, Id, listOf } from './call.ts';
import { Subsubtopic, Subtopic, Topic } from './content.ts';

const titleBody = z.object({ title: Title });
/** A client may choose the id, so that a repeated request creates one record only. */
const newRecord = z.object({ id: Id.optional(), title: Title });

const createTopic = { who: authors, body: newRecord, reply: Topic };
const updateTopic = { who: authors, params: ById, body: titleBody, reply: Topic };
const deleteTopic = { who: authors, params: ById, reply: DeletedRecord };

/** What a record of the tree contains itself, without those below it. */
export const TreeCount = z.object({
  id: Id,
  /** Questions of its sequence, hidden ones too. */
  questions: z.number().int(),
  problem_sets: z.number().int(),
});
export type TreeCount = z.infer<typeof TreeCount>;

/** Topics of every kind, sub-topics and sub-sub-topics as authors make and order them. */
export const treeCalls = {
  ...callsByTopicKind('POST', '', (kind) => ({
    ...createTopic,
    summary: `Create a ${topicKinds[kind].noun} at the end of the list.`,
  })),
  ...callsByTopicKind('PUT', '/{id}', (kind) => ({
    ...updateTopic,
    summary: `Change the title of a ${topicKinds[kind].noun}.`,
  })),
  ...callsByTopicKind('DELETE', '/{id}', (kind) => ({
    ...deleteTopic,
    summary: `Put a ${topicKinds[kind].noun} into the bin, with its subtree.`,
  })),
  'PUT /tests/update_positions': {
    summary: 'Save the order of the topics of one kind. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ topic_type: z.enum(topicKindNames), tests: Order }),
    reply: listOf(Topic),
  },

  'GET /tree_counts': {
    summary: 'The numbers of questions and problem sets in a tree; a record without any is left out. Added.',
    who: authors,
    query: z.object({ topic_type: z.enum(topicKindNames) }),
    reply: listOf(TreeCount),
  },

  'POST /subtopics': {
    summary: 'Create a sub-topic at the end of its topic.',
    who: authors,
    body: newRecord.extend({ test_id: Id }),
    reply: Subtopic,
  },
  'PUT /subtopics/{id}': {
    summary: 'Change the title of a sub-topic.',
    who: authors,
    params: ById,
    body: titleBody,
    reply: Subtopic,
  },
  'DELETE /subtopics/{id}': {
    summary: 'Put a sub-topic into the bin, with its subtree.',
    who: authors,
    params: ById,
    reply: DeletedRecord,
  },
  'PUT /subtopics/update_positions': {
    summary: 'Save the order of the sub-topics of a topic. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ test_id: Id, subtopics: Order }),
    reply: listOf(Subtopic),
  },

  'POST /subsubtopics': {
    summary: 'Create a sub-sub-topic (a sequence) at the end of its sub-topic.',
    who: authors,
    body: newRecord.extend({ subtopic_id: Id }),
    reply: Subsubtopic,
  },
  'PUT /subsubtopics/{id}': {
    summary: 'Change the title of a sub-sub-topic.',
    who: authors,
    params: ById,
    body: titleBody,
    reply: Subsubtopic,
  },
  'DELETE /subsubtopics/{id}': {
    summary: 'Put a sub-sub-topic into the bin, with its subtree.',
    who: authors,
    params: ById,
    reply: DeletedRecord,
  },
  'PUT /subsubtopics/update_positions': {
    summary: 'Save the order of the sub-sub-topics of a sub-topic. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ subtopic_id: Id, subsubtopics: Order }),
    reply: listOf(Subsubtopic),
  },
} as const satisfies Area;
