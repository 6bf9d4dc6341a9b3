import type { Reply } from '@fourfold/core/contract/types';
import type { Branch } from './list-address.ts';
import type { SequenceReads } from './sequence-calls.ts';
import type { SetReads } from './set-calls.ts';

/** What reads a place: a topic, what is below it, or a question of a SAT or ACT. */
type PlaceCall = (SequenceReads['record'] | SetReads['parent'])[0];
export type PlaceRecord = Reply<PlaceCall>;

/** Where a record stands, as the addresses of lists name it. */
const branches: { [C in PlaceCall]: (record: Reply<C>) => Branch } = {
  'GET /tests/{id}': ({ id }) => ({ topic: id }),
  'GET /subtopics/{id}': ({ test_id, id }) => ({ topic: test_id, subtopic: id }),
  'GET /subsubtopics/{id}': ({ topic_id, subtopic_id, id }) => ({
    topic: topic_id,
    subtopic: subtopic_id,
    subsubtopic: id,
  }),
  'GET /sat_questions/{id}': ({ sat_id, id }) => ({ sat: sat_id ?? '', sat_question: id }),
  'GET /act_questions/{id}': ({ act_id, id }) => ({ act: act_id ?? '', act_question: id }),
};

export function branchOf([call]: readonly [PlaceCall, ...unknown[]], record: PlaceRecord): Branch {
  // The call says which record it reads.
  return (branches[call] as (record: PlaceRecord) => Branch)(record);
}

/** The names that lists go by, as far as an address gives them. */
export function branchIn(query: URLSearchParams): Branch {
  return Object.fromEntries([...query].filter(([name, id]) => names.has(name) && id));
}
const names = new Set(['topic', 'subtopic', 'subsubtopic', 'sat', 'sat_question', 'act', 'act_question']);

/** Whether a record hangs where an address says it does; an address need not say it all. */
export function agrees(branch: Branch, given: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(branch).every(([name, id]) => id !== '' && (given[name] ?? id) === id);
}

/** The record, and all that is above it, is published (2§5). */
export function isPublished(record: PlaceRecord): boolean {
  const above = ['subtopic_published', 'topic_published'] as const;
  return record.isPublish && above.every((flag) => (record as Partial<Record<string, unknown>>)[flag] !== false);
}

/** A page of one kind of topic shows no other's. */
export function isOfPage(record: PlaceRecord, page: string): boolean {
  return !('topic_type' in record) || record.topic_type === page;
}
