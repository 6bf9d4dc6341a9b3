import * as z from 'zod';
import { authors, DeletedRecord, Order, Title } from './authoring.ts';
import { type Area, ById, Id, listOf } from './call.ts';
import { Subsubtopic, Subtopic, Topic, topicKinds } from './content.ts';

const titleBody = z.object({ title: Title });
/** A client may choose the id, so that a repeated request creates one record only. */
const newRecord = z.object({ id: Id.optional(), title: Title });

const createTopic = { who: authors, body: newRecord, reply: Topic };
const updateTopic = { who: authors, params: ById, body: titleBody, reply: Topic };
const deleteTopic = { who: authors, params: ById, reply: DeletedRecord };

/** Topics of every kind, sub-topics and sub-sub-topics as authors make and order them. */
export const treeCalls = {
  'POST /topics': { ...createTopic, summary: 'Create a math topic at the end of the list.' },
  'POST /grammar_topics': { ...createTopic, summary: 'Create a grammar topic at the end of the list.' },
  'POST /reading_topics': { ...createTopic, summary: 'Create a reading topic at the end of the list.' },
  'POST /sat_topics': { ...createTopic, summary: 'Create a SAT topic at the end of the list.' },
  'PUT /topics/{id}': { ...updateTopic, summary: 'Change the title of a math topic.' },
  'PUT /grammar_topics/{id}': { ...updateTopic, summary: 'Change the title of a grammar topic.' },
  'PUT /reading_topics/{id}': { ...updateTopic, summary: 'Change the title of a reading topic.' },
  'PUT /sat_topics/{id}': { ...updateTopic, summary: 'Change the title of a SAT topic.' },
  'DELETE /topics/{id}': { ...deleteTopic, summary: 'Put a math topic into the bin, with its subtree.' },
  'DELETE /grammar_topics/{id}': { ...deleteTopic, summary: 'Put a grammar topic into the bin, with its subtree.' },
  'DELETE /reading_topics/{id}': { ...deleteTopic, summary: 'Put a reading topic into the bin, with its subtree.' },
  'DELETE /sat_topics/{id}': { ...deleteTopic, summary: 'Put a SAT topic into the bin, with its subtree.' },
  'PUT /tests/update_positions': {
    summary: 'Save the order of the topics of one kind. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ topic_type: z.enum(topicKinds), tests: Order }),
    reply: listOf(Topic),
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
