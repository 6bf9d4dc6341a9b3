import { ask } from '@fourfold/core/client/ask';
import type { Topic } from '@fourfold/core/contract/content';
import type { Health, HealthList } from '@fourfold/core/contract/proofs';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../data/query-of.ts';
import { type Exam, examLists } from '../../exams/exam-lists.ts';
import { figures } from '../../health/figures.ts';
import { healthQuery } from '../../health/health-query.ts';
import { columns, none, shareOf } from './columns.ts';
import css from './overview.module.css';
import { OverviewList } from './overview-list.tsx';

const kinds = [
  { list: 'math', title: 'Math', path: '/admin/math-topics', asked: ask('GET /topics') },
  { list: 'grammar', title: 'Grammar', path: '/admin/grammar-topics', asked: ask('GET /grammar_topics') },
  { list: 'reading', title: 'Reading', path: '/admin/reading-topics', asked: ask('GET /reading_topics') },
  { list: 'sat_topic', title: 'SAT topics', path: '/admin/sat-topics', asked: ask('GET /sat_topics') },
] as const;
const exams = [examLists.sat, examLists.act] as const;

/**
 * The publish counts and the content health of each list; a row links to its list and expands to
 * its records.
 */
export function Overview() {
  const topics = useQueries({ queries: kinds.map(({ asked }) => ({ ...queryOf(asked), throwOnError: false })) });
  const lists = useQueries({ queries: exams.map(({ list }) => ({ ...queryOf(list), throwOnError: false })) });
  const { data, isError, isPending, isFetching, refetch } = useQuery(healthQuery);
  const of = (list: HealthList) => ({ list, health: data && inList(list, data.data), isChecking: isPending });
  return (
    <>
      <table className={css.table}>
        <caption className="vh">What is published</caption>
        <thead>
          <tr>
            <td />
            {['List', ...columns, ...figures.map(({ label }) => label)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {exams.map(({ family, title, path }, at) => (
          <OverviewList
            key={path}
            {...{ title, path, ...of(family) }}
            asked={lists[at]}
            publishedOf={({ data }) => ofExams(data)}
          />
        ))}
        {kinds.map(({ list, title, path }, at) => (
          <OverviewList
            key={path}
            {...{ title, path, ...of(list) }}
            asked={topics[at]}
            publishedOf={({ data }) => ofTopics(data)}
          />
        ))}
      </table>
      <p className="vh" role="status">
        {isPending && 'Checking the content'}
      </p>
      {!data && isError ? (
        <div className={css.failed}>
          <ErrorPanel title="The content could not be checked." onRetry={() => void refetch()} busy={isFetching}>
            What is published stands above all the same.
          </ErrorPanel>
        </div>
      ) : (
        <dl className={css.legend}>
          {figures.map(({ part, label, what }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function inList(list: HealthList, all: readonly Health[]): readonly Health[] {
  return all.filter((health) => health.list === list);
}

function ofExams(all: readonly Exam[]): readonly string[] {
  return [counted(all), none, none];
}

function ofTopics(all: readonly Topic[]): readonly string[] {
  const subtopics = all.flatMap((topic) => topic.subtopics);
  const subsubtopics = subtopics.flatMap((subtopic) => subtopic.subsubtopics);
  return [all, subtopics, subsubtopics].map(counted);
}

function counted(all: readonly { isPublish: boolean }[]): string {
  return shareOf(all.filter(({ isPublish }) => isPublish).length, all.length);
}
