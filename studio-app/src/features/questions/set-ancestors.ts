import type { Topic } from '@fourfold/core/contract/content';
import { topicKindOf } from '@fourfold/core/topics/topic-kinds';
import { managerAddress } from './manager-address.ts';
import type { Ancestor } from './question-page-head.tsx';

/** Returns the URL that Back leads to from a problem set (APS-003); null if the query names no parent (APS-002). */
export function backAddressOf(query: URLSearchParams, topic: Topic | undefined): string | null {
  if (topic) return managerAddress(topicKindOf(topic.type), pickParams(query, ['topic', 'subtopic', 'subsubtopic']));
  for (const family of ['sat', 'act']) {
    if (query.has(family)) return `/admin?${new URLSearchParams(pickParams(query, [family, `${family}_question`]))}`;
  }
  return null;
}

/** The ancestors of a set, if the query names them. */
export function ancestorsOf(query: URLSearchParams, topic: Topic | undefined): Ancestor[] {
  if (!topic) return [];
  const isSat = topic.type === 'SatTopic';
  const ancestors: Ancestor[] = [
    {
      title: topic.title,
      to: isSat ? `/admin/${topic.id}` : managerAddress(topicKindOf(topic.type), { topic: topic.id }),
    },
  ];
  const subtopic = topic.subtopics.find(({ id }) => id === query.get('subtopic'));
  if (!subtopic) return ancestors;
  ancestors.push({ title: subtopic.title, to: `/admin/${subtopic.id}` });
  const sequence = subtopic.subsubtopics.find(({ id }) => id === query.get('subsubtopic'));
  if (sequence) ancestors.push({ title: sequence.title, to: `/admin/subtopic/${subtopic.id}/${sequence.id}` });
  return ancestors;
}

function pickParams(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}
