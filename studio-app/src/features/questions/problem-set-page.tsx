import { ask } from '@fourfold/core/client/ask';
import type { Topic, TopicKind, TopicType } from '@fourfold/core/contract/content';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { Head } from './head.tsx';

/** A problem set, to be read. One set may hang in several places: the query says from which one came. */
export function Component() {
  const { problemSetId: id = '' } = useParams();
  const [query] = useSearchParams();
  const topicId = query.get('topic');
  const set = useQuery(queryOf(ask('GET /problem_sets/{id}', { params: { id } }))).data;
  const questions = useQuery(queryOf(ask('GET /problemset_questions', { query: { problem_set_id: id } }))).data;
  const topic = useQuery({
    ...queryOf(ask('GET /tests/{id}', { params: { id: topicId ?? '' } })),
    enabled: topicId !== null,
  });
  const kind = topic.data && kinds[topic.data.type];
  useSection(kind);
  if (!set || !questions || topic.isLoading) return <Skeleton />;
  return (
    <>
      <Head above={placesOf(query, topic.data)} record={set} kind={kind} branch={branchOf(query)} />
      <QuestionDesk place={{ section: 'problemSet', id }} questions={questions.data} sets={[]} />
    </>
  );
}

const kinds = {
  Topic: 'math',
  GrammarTopic: 'grammar',
  ReadingTopic: 'reading',
  SatTopic: 'sat',
} as const satisfies Record<TopicType, TopicKind>;

const levels = ['topic', 'subtopic', 'subsubtopic'] as const;

function branchOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(levels.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}

/** The titles on the way down to the set, as far as the query names them. */
function placesOf(query: URLSearchParams, topic: Topic | undefined): string[] {
  const subtopic = topic?.subtopics.find(({ id }) => id === query.get('subtopic'));
  const subsubtopic = subtopic?.subsubtopics.find(({ id }) => id === query.get('subsubtopic'));
  return [topic, subtopic, subsubtopic].flatMap((place) => place?.title ?? []);
}
