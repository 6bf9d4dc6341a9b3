import { ask } from '@fourfold/core/client/ask';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { Head } from './head.tsx';
import { QuestionList } from './question-list.tsx';
import css from './questions-page.module.css';

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
      <QuestionList questions={questions.data} sets={[]} />
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
      <QuestionList questions={questions.data} sets={sets.data} />
      <h2 className={css.sets}>Problem sets</h2>
      {sets.data.length === 0 && <p>No Problem Set Found</p>}
      <ul>
        {sets.data.map((set) => (
          <li key={set.id} className={css.set}>
            <Link to={`/admin/problemset/${set.id}?${new URLSearchParams(branch)}`}>{set.title}</Link>
            <span className="small">{set.isPublish ? 'Published' : 'Not published'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
