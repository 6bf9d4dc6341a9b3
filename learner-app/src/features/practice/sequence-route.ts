import { ask } from '@fourfold/core/client/ask';
import type { Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { Asked } from '@fourfold/core/contract/types';
import { progressOf } from '../../outbox/progress-of.ts';
import type { Kind } from './kinds.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A sequence hangs on a sub-topic or on a sub-sub-topic; this is all in which the two differ. */
export type SequenceRoute = {
  kind: Kind;
  id: string;
  reference_type: SequenceReference;
  record: Asked<'GET /subtopics/{id}'> | Asked<'GET /subsubtopics/{id}'>;
  questions: Asked<'GET /questions'> | Asked<'GET /question_subsubtopics'>;
  /** Its problem sets, and where a student stands in each; none hang on a sub-topic. */
  sets: Asked<'GET /problem_sets'> | null;
  /** Whether it may be shown at this address (2§5). */
  admits(record: Subtopic | Subsubtopic): boolean;
  /** What the topic list opens to show where one came from. */
  branch: Record<string, string>;
};

export function sequenceRoute(kind: Kind, params: Params, query: URLSearchParams): SequenceRoute {
  const { subsubtopicId, subtopicId = '', topicId = '' } = params;
  if (subsubtopicId === undefined) return ofSubtopic(kind, { subtopicId, topicId });
  return ofSubsubtopic(kind, { subsubtopicId, subtopicId, topicId: query.get('topic') });
}

type SubtopicIds = { subtopicId: string; topicId: string };

function ofSubtopic(kind: Kind, { subtopicId, topicId }: SubtopicIds): SequenceRoute {
  return {
    kind,
    id: subtopicId,
    reference_type: 'HomeSubTopic',
    record: ask('GET /subtopics/{id}', { params: { id: subtopicId } }),
    questions: ask('GET /questions', { query: { subtopic_id: subtopicId, order_by: 'position', order: 'asc' } }),
    sets: null,
    admits: (record) =>
      'test_id' in record &&
      record.isPublish &&
      record.isSequencePublish &&
      record.topic_published &&
      record.test_id === topicId &&
      record.topic_type === kind,
    branch: { topic: topicId, subtopic: subtopicId },
  };
}

type SubsubtopicIds = { subsubtopicId: string; subtopicId: string; topicId: string | null };

function ofSubsubtopic(kind: Kind, { subsubtopicId, subtopicId, topicId }: SubsubtopicIds): SequenceRoute {
  return {
    kind,
    id: subsubtopicId,
    reference_type: 'HomeSubsubTopic',
    record: ask('GET /subsubtopics/{id}', { params: { id: subsubtopicId } }),
    questions: ask('GET /question_subsubtopics', { query: { subsubtopic_id: subsubtopicId } }),
    sets: ask('GET /problem_sets', { query: { subsubtopic_id: subsubtopicId } }),
    admits: (record) =>
      'subtopic_id' in record &&
      record.isPublish &&
      record.isSequencePublish &&
      record.subtopic_published &&
      record.topic_published &&
      record.subtopic_id === subtopicId &&
      record.topic_type === kind,
    branch: { ...(topicId && { topic: topicId }), subtopic: subtopicId, subsubtopic: subsubtopicId },
  };
}

/** Where a student stands in each set of a sub-sub-topic. */
export function setsProgressOf(user_id: string, subsubtopic_id: string) {
  return ask('POST /user_progresses/get_all_user_problemsets_progress', {
    body: { user_id, reference_type: 'HomeProblemSetQuestions', subsubtopic_id },
  });
}

/** Everything that the page asks first, all at once. */
export function sequenceCalls(route: SequenceRoute, me: string): readonly Asked[] {
  const { id, reference_type, record, questions, sets } = route;
  const progress = progressOf({ user_id: me, reference_type, reference_id: id });
  return [record, questions, progress, ...(sets ? [sets, setsProgressOf(me, id)] : [])];
}
