import type { Reply } from '@fourfold/core/contract/types';
import { isKind } from './first/kinds.ts';
import type { SequenceReads } from './first/sequence-calls.ts';
import type { SetReads } from './first/set-calls.ts';
import type { Branch } from './list-address.ts';

/** What reads a place: a topic, what is below it, or a question of a SAT or ACT. */
type PlaceCall = (SequenceReads['record'] | SetReads['parent'])[0];
export type PlaceRecord = Reply<PlaceCall>;

/** Where a record stands: the names that the addresses of lists use, with the fields that hold their ids. */
const branches: { [C in PlaceCall]: Readonly<Record<string, keyof Reply<C>>> } = {
  'GET /tests/{id}': { topic: 'id' },
  'GET /subtopics/{id}': { topic: 'test_id', subtopic: 'id' },
  'GET /subsubtopics/{id}': { topic: 'topic_id', subtopic: 'subtopic_id', subsubtopic: 'id' },
  'GET /sat_questions/{id}': { sat: 'sat_id', sat_question: 'id' },
  'GET /act_questions/{id}': { act: 'act_id', act_question: 'id' },
};

export function branchOf([call]: readonly [PlaceCall, ...unknown[]], record: PlaceRecord): Branch {
  const fields = Object.entries(branches[call]);
  // The call says which record it reads; a question of no SAT has no id of one.
  return Object.fromEntries(fields.map(([name, field]) => [name, String(record[field as 'id'] ?? '')]));
}

/** The ids that an address gives, by the names that lists use. */
export function branchIn(query: URLSearchParams): Branch {
  return Object.fromEntries([...query].filter(([name, id]) => id && /^((sub)*topic|(sa|ac)t(_question)?)$/.test(name)));
}

/** Whether a record is published, with all that is above it, and of the page's kind, and hangs where an address says. */
export function isAt(record: PlaceRecord, branch: Branch, page: string, ...given: Given[]): boolean {
  const { isPublish, topic_published, subtopic_published, topic_type } = record as Partial<Record<string, unknown>>;
  const flags = [isPublish, topic_published, subtopic_published, !isKind(page) || topic_type === page];
  // An address need not say it all.
  const agrees = Object.entries(branch).every(([name, id]) => id && given.every((ids) => (ids[name] ?? id) === id));
  return agrees && !flags.includes(false);
}

type Given = Readonly<Record<string, string | undefined>>;
