import type { Reply } from '@fourfold/core/contract/types';
import { isPracticeTopicKind } from '@fourfold/core/topics/topic-kinds';
import type { SequenceRequests } from './first/sequence-calls.ts';
import type { SetRequests } from './first/set-calls.ts';
import type { Branch } from './list-address.ts';

/** The calls that load the parent of questions or sets: a topic, a node below it, or a question of a SAT or ACT. */
type ParentCall = (SequenceRequests['record'] | SetRequests['parent'])[0];
export type ParentRecord = Reply<ParentCall>;

/** For each call: the id names used in list URLs, with the record's fields that have these ids. */
const branchFields: { [C in ParentCall]: Readonly<Record<string, keyof Reply<C>>> } = {
  'GET /tests/{id}': { topic: 'id' },
  'GET /subtopics/{id}': { topic: 'test_id', subtopic: 'id' },
  'GET /subsubtopics/{id}': { topic: 'topic_id', subtopic: 'subtopic_id', subsubtopic: 'id' },
  'GET /sat_questions/{id}': { sat: 'sat_id', sat_question: 'id' },
  'GET /act_questions/{id}': { act: 'act_id', act_question: 'id' },
};

export function branchOf([call]: readonly [ParentCall, ...unknown[]], record: ParentRecord): Branch {
  const fields = Object.entries(branchFields[call]);
  // The call determines the record's type; a missing id becomes empty.
  return Object.fromEntries(fields.map(([name, field]) => [name, String(record[field as 'id'] ?? '')]));
}

/** The ids in a URL, by the names that list URLs use. */
export function parseBranch(query: URLSearchParams): Branch {
  return Object.fromEntries([...query].filter(([name, id]) => id && /^((sub)*topic|(sa|ac)t(_question)?)$/.test(name)));
}

/**
 * Whether a record may be shown: it and its ancestors are published, it is of the page's kind, and
 * its ids match those in the URL.
 */
export function isVisibleAt(record: ParentRecord, branch: Branch, page: string, ...given: GivenIds[]): boolean {
  const { isPublish, topic_published, subtopic_published, topic_type } = record as Partial<Record<string, unknown>>;
  const flags = [isPublish, topic_published, subtopic_published, !isPracticeTopicKind(page) || topic_type === page];
  // A URL may omit ids.
  const agrees = Object.entries(branch).every(([name, id]) => id && given.every((ids) => (ids[name] ?? id) === id));
  return agrees && !flags.includes(false);
}

type GivenIds = Readonly<Record<string, string | undefined>>;
