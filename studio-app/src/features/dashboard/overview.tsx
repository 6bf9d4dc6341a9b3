import { callQuery } from '@fourfold/app-shell/call-query';
import type { Topic } from '@fourfold/core/contract/content';
import type { HealthList } from '@fourfold/core/contract/proofs';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Table } from '@fourfold/ui-kit/table';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Exam, examLists } from '../parts/exams/exam-lists.ts';
import { healthFigures } from '../parts/health/health-figures.ts';
import { healthQuery } from '../parts/health/health-query.ts';
import { topicLists } from '../parts/topic-tree/topic-lists.ts';
import { treeQuery } from '../parts/topic-tree/tree-cache.ts';
import { noValue, shareText } from './columns.ts';
import css from './overview.module.css';
import { overviewColumns } from './overview-columns.tsx';
import { keyOfRow, type ListRow, rowsOf, stateOfRow } from './overview-rows.ts';

const exams = [examLists.sat, examLists.act] as const;

/** The publish counts and the content health of each list; a row links to its list and expands to its records. */
export function Overview() {
  const [query] = useSearchParams();
  const [openLists, setOpenLists] = useState<ReadonlySet<string | null>>(new Set([query.get('list')]));
  const topics = useQueries({
    queries: topicLists.map(({ kind }) => ({ ...treeQuery(kind), throwOnError: false })),
  });
  const lists = useQueries({ queries: exams.map(({ list }) => ({ ...callQuery(list), throwOnError: false })) });
  const { data, isError, isPending, isFetching, refetch } = useQuery(healthQuery);

  const listRow = (list: HealthList, title: string, path: string, result: ListResult): ListRow => ({
    kind: 'list',
    ...{ list, title, path, ...result },
    health: data?.data.filter((health) => health.list === list),
    isChecking: isPending,
    isOpen: openLists.has(list),
  });
  const rows = rowsOf([
    ...exams.map(({ family, title, path }, at) => listRow(family, title, path, resultOf(lists[at], examCounts))),
    ...topicLists.map(({ healthList, menuLabel, path }, at) =>
      listRow(healthList, menuLabel, path, resultOf(topics[at], topicCounts)),
    ),
  ]);
  const columns = overviewColumns(({ list, isOpen }) =>
    setOpenLists(new Set(isOpen ? [...openLists].filter((one) => one !== list) : [...openLists, list])),
  );
  return (
    <>
      <div className={css.overview}>
        <Table
          caption="What is published"
          columns={columns}
          rows={rows}
          keyOf={keyOfRow}
          stateOf={stateOfRow}
          narrow="figures"
        />
      </div>
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

type ListResult = Pick<ListRow, 'published' | 'retry'>;

/** The counts of a list, or how its call is repeated. */
function resultOf<Item>(
  result: UseQueryResult<{ data: readonly Item[] }> | undefined,
  countsOf: (all: readonly Item[]) => readonly string[],
): ListResult {
  return {
    published: result?.data && countsOf(result.data.data),
    retry: result?.isError ? { isBusy: result.isFetching, run: () => void result.refetch() } : null,
  };
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
