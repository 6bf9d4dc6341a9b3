import { ask } from '@fourfold/core/client/ask';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { SetDesk } from '../../sets/set-desk.tsx';
import { Head } from './head.tsx';

/** The questions of a sub-topic or a sub-sub-topic, to be read. */
export function Component() {
  const { subtopicId = '', subsubtopicId } = useParams();
  return subsubtopicId ? <SubsubtopicPage id={subsubtopicId} /> : <SubtopicPage id={subtopicId} />;
}

function SubtopicPage({ id }: { id: string }) {
  const subtopic = useQuery(queryOf(ask('GET /subtopics/{id}', { params: { id } }))).data;
  const listed = ask('GET /questions', { query: { subtopic_id: id } });
  const questions = useQuery({ ...queryOf(listed), select: openQuestions }).data;
  useSection(subtopic?.topic_type);
  if (!subtopic || !questions) return <Skeleton />;
  const { topic_title, topic_type, test_id } = subtopic;
  return (
    <>
      <Head above={[topic_title]} record={subtopic} kind={topic_type} branch={{ topic: test_id, subtopic: id }} />
      <QuestionDesk place={{ section: 'subTopic', id }} questions={questions.data} sets={[]} />
    </>
  );
}

function SubsubtopicPage({ id }: { id: string }) {
  const place = useQuery(queryOf(ask('GET /subsubtopics/{id}', { params: { id } }))).data;
  const questions = useQuery(queryOf(ask('GET /question_subsubtopics', { query: { subsubtopic_id: id } }))).data;
  const sets = useQuery(queryOf(ask('GET /problem_sets', { query: { subsubtopic_id: id } }))).data;
  useSection(place?.topic_type);
  if (!place || !questions || !sets) return <Skeleton />;
  const branch = { topic: place.topic_id, subtopic: place.subtopic_id, subsubtopic: id };
  return (
    <>
      <Head above={[place.topic_title, place.subtopic_title]} record={place} kind={place.topic_type} branch={branch} />
      <QuestionDesk place={{ section: 'subsubTopic', id }} questions={questions.data} sets={sets.data} />
      <SetDesk place={{ kind: 'subsubtopic', id }} sets={sets.data} branch={branch} />
    </>
  );
}
