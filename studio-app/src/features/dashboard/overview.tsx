import { callQuery } from '@fourfold/app-shell/call-query';
import type { Topic } from '@fourfold/core/contract/content';
import type { HealthList, RecordHealth } from '@fourfold/core/contract/proofs';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Exam, examLists } from '../parts/exams/exam-lists.ts';
import { healthFigures } from '../parts/health/health-figures.ts';
import { healthQuery } from '../parts/health/health-query.ts';
import { topicLists } from '../parts/topic-tree/topic-lists.ts';
import { treeQuery } from '../parts/topic-tree/tree-cache.ts';
import { noValue, publishColumns, shareText } from './columns.ts';
import css from './overview.module.css';
import { OverviewList } from './overview-list.tsx';

const exams = [examLists.sat, examLists.act] as const;

/** The publish counts and the content health of each list; a row links to its list and expands to its records. */
export function Overview() {
  const topics = useQueries({
    queries: topicLists.map(({ kind }) => ({ ...treeQuery(kind), throwOnError: false })),
  });
  const lists = useQueries({ queries: exams.map(({ list }) => ({ ...callQuery(list), throwOnError: false })) });
  const { data, isError, isPending, isFetching, refetch } = useQuery(healthQuery);
  const healthProps = (list: HealthList) => ({
    list,
    health: data && healthOfList(list, data.data),
    isChecking: isPending,
  });
  return (
    <>
      <table className={css.table}>
        <caption className="vh">What is published</caption>
        <thead>
          <tr>
            <td />
            {['List', ...publishColumns, ...healthFigures.map(({ label }) => label)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {exams.map(({ family, title, path }, at) => (
          <OverviewList
            key={path}
            {...{ title, path, ...healthProps(family) }}
            result={lists[at]}
            publishedOf={({ data }) => examCounts(data)}
          />
        ))}
        {topicLists.map(({ healthList, menuLabel, path }, at) => (
          <OverviewList
            key={path}
            {...{ title: menuLabel, path, ...healthProps(healthList) }}
            result={topics[at]}
            publishedOf={({ data }) => topicCounts(data)}
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
          {healthFigures.map(({ part, label, description }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function healthOfList(list: HealthList, all: readonly RecordHealth[]): readonly RecordHealth[] {
  return all.filter((health) => health.list === list);
}

function examCounts(all: readonly Exam[]): readonly string[] {
  return [publishedShare(all), noValue, noValue];
}

function topicCounts(all: readonly Topic[]): readonly string[] {
  const subtopics = all.flatMap((topic) => topic.subtopics);
  const subsubtopics = subtopics.flatMap((subtopic) => subtopic.subsubtopics);
  return [all, subtopics, subsubtopics].map(publishedShare);
}

function publishedShare(all: readonly { isPublish: boolean }[]): string {
  return shareText(all.filter(({ isPublish }) => isPublish).length, all.length);
}
