import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import { apiQuery } from '@fourfold/core/client/api-query';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { LoadingOrError } from './loading-or-error.tsx';
import { SatTopicPage } from './sat-topic-page.tsx';
import { SubsubtopicPage } from './subsubtopic-page.tsx';
import { SubtopicPage, subtopicQuestions, subtopicSets } from './subtopic-page.tsx';

/** The questions of a sub-topic, a sub-sub-topic or a SAT topic. */
export function Component() {
  const { subtopicId = '', subsubtopicId } = useParams();
  if (subsubtopicId) return <SubsubtopicPage key={subsubtopicId} id={subsubtopicId} />;
  return <SubtopicOrSatTopic key={subtopicId} id={subtopicId} />;
}

/** A path with one id is a sub-topic, or a SAT topic (ATR-017). */
function SubtopicOrSatTopic({ id }: { id: string }) {
  const subtopic = useQuery({ ...callQuery(apiQuery('GET /subtopics/{id}', { params: { id } })), throwOnError: false });
  // Requested in parallel; a SAT topic has neither.
  useQuery({ ...subtopicQuestions(id), throwOnError: false });
  useQuery({ ...subtopicSets(id), throwOnError: false });
  const isNotSubtopic = isNotFound(subtopic.error);
  const topic = useQuery({ ...callQuery(apiQuery('GET /tests/{id}', { params: { id } })), enabled: isNotSubtopic });
  if (isNotSubtopic && topic.data) {
    return topic.data.type === 'SatTopic' ? (
      <SatTopicPage topic={topic.data} />
    ) : (
      <Navigate to="/admin/not_found" replace />
    );
  }
  if (isNotSubtopic || !subtopic.data) return <LoadingOrError queries={[isNotSubtopic ? topic : subtopic]} />;
  return <SubtopicPage subtopic={subtopic.data} />;
}
