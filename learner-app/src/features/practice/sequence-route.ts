import type { Subsubtopic, Subtopic } from '@fourfold/core/contract/content';
import type { Kind } from './kinds.ts';
import { type SequenceReads, sequenceReads } from './sequence-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A sequence hangs on a sub-topic or on a sub-sub-topic; this is all in which the two differ. */
export type SequenceRoute = SequenceReads & {
  kind: Kind;
  /** Whether it may be shown at this address (2§5). */
  admits(record: Subtopic | Subsubtopic): boolean;
  /** What the topic list opens to show where one came from. */
  branch: Record<string, string>;
};

export function sequenceRoute(kind: Kind, params: Params, query: URLSearchParams): SequenceRoute {
  const { subsubtopicId, subtopicId = '', topicId = '' } = params;
  const reads = sequenceReads(params);
  if (subsubtopicId === undefined) {
    return {
      ...reads,
      kind,
      admits: (record) => 'test_id' in record && isOpen(record, kind) && record.test_id === topicId,
      branch: { topic: topicId, subtopic: subtopicId },
    };
  }
  const topic = query.get('topic');
  return {
    ...reads,
    kind,
    admits: (record) =>
      'subtopic_id' in record && isOpen(record, kind) && record.subtopic_published && record.subtopic_id === subtopicId,
    branch: { ...(topic && { topic }), subtopic: subtopicId, subsubtopic: subsubtopicId },
  };
}

function isOpen(record: Subtopic | Subsubtopic, kind: Kind): boolean {
  return record.isPublish && record.isSequencePublish && record.topic_published && record.topic_type === kind;
}
