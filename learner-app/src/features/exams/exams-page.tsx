import { examFamilies } from '@fourfold/core/exams/families';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamList as List } from '@fourfold/ui-kit/exam-list';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { type ExamList, examLists } from './exam-lists.ts';
import { ExamRow } from './exam-row.tsx';
import { furtherPlaces } from './further-places.ts';
import { useOpened } from './use-opened.ts';

/** SATs and ACTs: one page, told apart by a descriptor. */
export function Component() {
  const { pathname } = useLocation();
  const list = examLists.find(({ path }) => pathname.toLowerCase().startsWith(path));
  return list && <Exams key={list.family} list={list} />;
}

function Exams({ list }: { list: ExamList }) {
  const exams = useQuery({ ...queryOf(list.list), meta: { main: true, keep: true } });
  const opened = useOpened(list);
  const listed = exams.data?.data.filter(({ isPublish }) => isPublish);
  return (
    <>
      <title>{`${list.title} · Fourfold`}</title>
      <PageHead title={list.title}>
        {furtherPlaces[list.family].map(({ title, path }) => (
          <LinkButton key={path} as={Link} to={path} kind="quiet">
            {title}
          </LinkButton>
        ))}
      </PageHead>
      {exams.isPending && <Skeleton bars={[34, 52, 46, 58]} />}
      {exams.isError && !exams.data && (
        <ErrorPanel title={`${list.title} could not be loaded.`} onRetry={exams.refetch} busy={exams.isFetching}>
          Your answers are safe.
        </ErrorPanel>
      )}
      {listed?.length === 0 && <Empty title="No Record Found">{`Published ${list.title} stand here.`}</Empty>}
      {listed && listed.length > 0 && (
        <List label={list.title}>
          {listed.map((exam) => (
            <ExamRow
              key={exam.id}
              list={list}
              exam={exam}
              sections={examFamilies[list.family].sections}
              opened={opened}
            />
          ))}
        </List>
      )}
    </>
  );
}
