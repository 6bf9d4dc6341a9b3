import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { NotYet } from './not-yet.tsx';
import { SatTopicPage } from './sat-topic-page.tsx';
import { SubsubtopicPage } from './subsubtopic-page.tsx';
import { SubtopicPage, subtopicQuestions, subtopicSets } from './subtopic-page.tsx';

/** The questions of a sub-topic, a sub-sub-topic or a SAT topic. */
export function Component() {
  const { subtopicId = '', subsubtopicId } = useParams();
  if (subsubtopicId) return <SubsubtopicPage key={subsubtopicId} id={subsubtopicId} />;
  return <ByOneId key={subtopicId} id={subtopicId} />;
}

/** A path with one id is a sub-topic, or a SAT topic (ATR-017). */
function ByOneId({ id }: { id: string }) {
  const subtopic = useQuery({ ...queryOf(ask('GET /subtopics/{id}', { params: { id } })), throwOnError: false });
  // Requested in parallel; a SAT topic has neither.
  useQuery({ ...subtopicQuestions(id), throwOnError: false });
  useQuery({ ...subtopicSets(id), throwOnError: false });
  const isNone = isNotFound(subtopic.error);
  const topic = useQuery({ ...queryOf(ask('GET /tests/{id}', { params: { id } })), enabled: isNone });
  if (isNone && topic.data) {
    return topic.data.type === 'SatTopic' ? (
      <SatTopicPage topic={topic.data} />
    ) : (
      <Navigate to="/admin/not_found" replace />
    );
  }
  if (isNone || !subtopic.data) return <NotYet parts={[isNone ? topic : subtopic]} />;
  return <SubtopicPage subtopic={subtopic.data} />;
}
