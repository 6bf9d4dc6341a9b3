import { ask } from '@fourfold/core/client/ask';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { backTo } from './back-to.ts';
import { QuestionList } from './question-list.tsx';
import css from './questions-page.module.css';

/** The questions of a sub-topic, a sub-sub-topic or a problem set, to be read. */
export function Component() {
  const { subtopicId, subsubtopicId, problemSetId } = useParams();
  if (problemSetId) return <ProblemSetPage id={problemSetId} />;
  if (subsubtopicId) return <SubsubtopicPage id={subsubtopicId} />;
  return <SubtopicPage id={subtopicId ?? ''} />;
}

function SubtopicPage({ id }: { id: string }) {
  const subtopic = useQuery(queryOf(ask('GET /subtopics/{id}', { params: { id } }))).data;
  const topic = useTopic(subtopic?.test_id);
  const questions = useQuery(queryOf(ask('GET /questions', { query: { subtopic_id: id } }))).data;
  if (!subtopic || !topic || !questions) return <Skeleton />;
  return (
    <>
      <Head
        above={[topic.title]}
        title={subtopic.title}
        back={backTo(subtopic.topic_type, { topic: topic.id, subtopic: id })}
      />
      <QuestionList questions={questions.data} />
    </>
  );
}

function SubsubtopicPage({ id }: { id: string }) {
  const place = useQuery(queryOf(ask('GET /subsubtopics/{id}', { params: { id } }))).data;
  const subtopic = useQuery({
    ...queryOf(ask('GET /subtopics/{id}', { params: { id: place?.subtopic_id ?? '' } })),
    enabled: place !== undefined,
  }).data;
  const topic = useTopic(subtopic?.test_id);
  const questions = useQuery(queryOf(ask('GET /question_subsubtopics', { query: { subsubtopic_id: id } }))).data;
  const sets = useQuery(queryOf(ask('GET /problem_sets', { query: { subsubtopic_id: id } }))).data;
  if (!place || !subtopic || !topic || !questions || !sets) return <Skeleton />;
  const branch = { topic: topic.id, subtopic: subtopic.id, subsubtopic: id };
  return (
    <>
      <Head above={[topic.title, subtopic.title]} title={place.title} back={backTo(place.topic_type, branch)} />
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

function ProblemSetPage({ id }: { id: string }) {
  const [query] = useSearchParams();
  const set = useQuery(queryOf(ask('GET /problem_sets/{id}', { params: { id } }))).data;
  const topic = useTopic(query.get('topic') ?? undefined);
  const questions = useQuery(queryOf(ask('GET /problemset_questions', { query: { problem_set_id: id } }))).data;
  if (!set || !questions) return <Skeleton />;
  const branch = Object.fromEntries(
    ['topic', 'subtopic', 'subsubtopic'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return (
    <>
      <Head above={[]} title={set.title} back={topic && backTo(kindOf(topic.type), branch)} />
      <QuestionList questions={questions.data} />
    </>
  );
}

function useTopic(id: string | undefined) {
  return useQuery({ ...queryOf(ask('GET /tests/{id}', { params: { id: id ?? '' } })), enabled: id !== undefined }).data;
}

const kinds = { Topic: 'math', GrammarTopic: 'grammar', ReadingTopic: 'reading', SatTopic: 'sat' } as const;
const kindOf = (type: keyof typeof kinds) => kinds[type];

function Head({ above, title, back }: { above: readonly string[]; title: string; back: string | undefined }) {
  return (
    <>
      <title>{`${title} · Fourfold Studio`}</title>
      <p className="small">{above.join(', ')}</p>
      <PageHead title={title}>{back && <Link to={back}>Back</Link>}</PageHead>
    </>
  );
}
