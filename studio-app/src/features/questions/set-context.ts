import type { Topic, TopicKind, TopicType } from '@fourfold/core/contract/content';
import type { Above } from './head.tsx';
import { managerAddress } from './manager-address.ts';

const kinds = {
  Topic: 'math',
  GrammarTopic: 'grammar',
  ReadingTopic: 'reading',
  SatTopic: 'sat',
} as const satisfies Record<TopicType, TopicKind>;

export function kindOf({ type }: Topic): TopicKind {
  return kinds[type];
}

/** Returns the URL that Back leads to from a problem set (APS-003); null if the query names no parent (APS-002). */
export function backOf(query: URLSearchParams, topic: Topic | undefined): string | null {
  if (topic) return managerAddress(kindOf(topic), named(query, ['topic', 'subtopic', 'subsubtopic']));
  for (const family of ['sat', 'act']) {
    if (query.has(family)) return `/admin?${new URLSearchParams(named(query, [family, `${family}_question`]))}`;
  }
  return null;
}

/** The ancestors of a set, if the query names them. */
export function aboveOf(query: URLSearchParams, topic: Topic | undefined): Above[] {
  if (!topic) return [];
  const isSat = topic.type === 'SatTopic';
  const above: Above[] = [
    { title: topic.title, to: isSat ? `/admin/${topic.id}` : managerAddress(kindOf(topic), { topic: topic.id }) },
  ];
  const subtopic = topic.subtopics.find(({ id }) => id === query.get('subtopic'));
  if (!subtopic) return above;
  above.push({ title: subtopic.title, to: `/admin/${subtopic.id}` });
  const sequence = subtopic.subsubtopics.find(({ id }) => id === query.get('subsubtopic'));
  if (sequence) above.push({ title: sequence.title, to: `/admin/subtopic/${subtopic.id}/${sequence.id}` });
  return above;
}

function named(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}
