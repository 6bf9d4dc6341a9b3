import { callQuery } from '@fourfold/app-shell/call-query';
import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamList as List } from '@fourfold/ui-kit/exam-list';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ExamOrder } from './dnd-order.tsx';
import { type ExamList, examLists } from './exam-lists.ts';
import { isRecord } from './exam-records.ts';
import { ExamRow } from './exam-row.tsx';
import { fetchModule } from './fetch-module.ts';
import { furtherLists } from './further-lists.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordRow } from './record-row.tsx';
import { type OpenedExams, useOpenedExams } from './use-opened-exams.ts';

/** The page of the SATs and of the ACTs. A descriptor contains their differences. */
export function Component() {
  const { pathname } = useLocation();
  const list = Object.values(examLists).find(({ path }) => pathname.toLowerCase().startsWith(path));
  return list && <Exams key={list.family} list={list} />;
}

function Exams({ list }: { list: ExamList }) {
  const account = useAccount();
  const exams = useQuery({ ...callQuery(list.list), meta: { main: true, keep: true } });
  const opened = useOpenedExams(list);
  const [creating, setCreating] = useState(false);
  const reorder = useReorderMode();
  const listed: readonly Exam[] | undefined = exams.data?.data;
  const { name } = examFamilies[list.family];
  const isImpersonated = account?.tutor_login.status;
  return (
    <>
      <title>{`${list.title} · Fourfold`}</title>
      <PageHead title={list.title}>
        {furtherLists[list.family].map(({ title, path }) => (
          <LinkButton key={path} as={Link} to={path} kind="quiet">
            {title}
          </LinkButton>
        ))}
        {!isImpersonated && listed && listed.length > 1 && (
          <Button
            kind={reorder.Part ? 'plain' : 'quiet'}
            ref={reorder.button}
            pressed={reorder.Part !== undefined}
            onClick={reorder.toggle}
          >
            Reorder {list.title}
          </Button>
        )}
        {!isImpersonated && listed && (
          <Button aria-haspopup="dialog" disabled={reorder.Part !== undefined} onClick={() => setCreating(true)}>
            Create {name}
          </Button>
        )}
      </PageHead>
      {exams.isPending && <Skeleton bars={[34, 52, 46, 58]} />}
      {exams.isError && !exams.data && (
        <ErrorPanel title={`${list.title} could not be loaded.`} onRetry={exams.refetch} busy={exams.isFetching}>
          Your answers are safe.
        </ErrorPanel>
      )}
      {listed?.length === 0 && <Empty title="No Record Found">{`Published ${list.title} stand here.`}</Empty>}
      {listed && reorder.Part && <reorder.Part list={list} exams={listed} onEnd={reorder.end} />}
      {listed && listed.length > 0 && !reorder.Part && <Rows {...{ list, listed, opened }} />}
      {creating && <RecordDialog list={list} onClose={() => setCreating(false)} />}
    </>
  );
}

function Rows({ list, listed, opened }: { list: ExamList; listed: readonly Exam[]; opened: OpenedExams }) {
  return (
    <List label={list.title} footnote={listed.some(isRecord) && '* real test'}>
      {listed.map((exam) => {
        const Row = isRecord(exam) ? RecordRow : ExamRow;
        return <Row key={exam.id} list={list} exam={exam} opened={opened} />;
      })}
    </List>
  );
}

/** State of the reorder mode; its code is fetched when the mode is first entered. */
function useReorderMode() {
  const button = useRef<HTMLButtonElement>(null);
  const [OrderComponent, setOrderComponent] = useState<typeof ExamOrder>();
  const end = () => {
    setOrderComponent(undefined);
    button.current?.focus();
  };
  const toggle = async () => {
    if (OrderComponent) return end();
    const module = await fetchModule(() => import('./dnd-order.tsx'));
    if (module) setOrderComponent(() => module.ExamOrder);
  };
  return { Part: OrderComponent, button, toggle, end };
}
