import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeList } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { confirm } from '../confirm/confirm.tsx';
import { queryOf } from '../data/query-of.ts';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { sayMissing } from '../late/say-missing.ts';
import { deleteExam } from './change-exam.ts';
import { CreateExamDialog } from './create-exam-dialog.tsx';
import { type Exam, type ExamList, nameOf } from './exam-lists.ts';
import type { ExamOrder } from './exam-order.tsx';
import { examPartIds } from './exam-part-ids.ts';
import { ExamRow } from './exam-row.tsx';
import { useOpened } from './use-opened.ts';

type ExamsProps = {
  list: ExamList;
  /** Renders the head of the page around the list's buttons. */
  head: (controls: ReactNode) => ReactNode;
};

/** The SATs or the ACTs in the studio's order. */
export function Exams({ list, head }: ExamsProps) {
  const { family, title, type, further } = list;
  const { data, error, refetch, isFetching } = useQuery({ ...queryOf(list.list), throwOnError: false });
  const opened = useOpened(list);
  const [creating, setCreating] = useState(false);
  const order = useOrder(list);
  const exams: readonly Exam[] | undefined = data?.data;

  const show = (id: string) => {
    opened.open(id);
    focusWhenThere(examPartIds.row(id));
  };
  async function remove(exam: Exam) {
    const question = `Are you sure you want to delete ${nameOf(list)} ${exam.title}?`;
    if (!(await confirm(question, { danger: true, text: whatGoes }))) return;
    const at = exams?.findIndex(({ id }) => id === exam.id) ?? -1;
    const next = exams?.[at + 1] ?? exams?.[at - 1];
    const onBack = () => focusWhenThere(examPartIds.row(exam.id));
    if (!(await deleteExam(list, exam, onBack))) return;
    focusWhenThere(next ? examPartIds.row(next.id) : examPartIds.create(family));
  }

  return (
    <>
      {head(
        <>
          {further.map((one) => (
            <LinkButton key={one.path} as={Link} to={one.path} kind="quiet">
              {one.title}
            </LinkButton>
          ))}
          {exams && !order.Part && (
            <>
              {exams.length > 1 && (
                <Button id={examPartIds.order(family)} kind="quiet" onClick={order.begin}>
                  {`Reorder ${type}s`}
                </Button>
              )}
              <Button id={examPartIds.create(family)} onClick={() => setCreating(true)}>
                {`Create ${type}`}
              </Button>
            </>
          )}
        </>,
      )}
      {!exams && !error && <Skeleton bars={[30, 44, 38]} />}
      {!exams && error && (
        <ErrorPanel title={`The ${title} could not be loaded.`} onRetry={refetch} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {exams?.length === 0 && <Empty title="No Record Found">{`${title} will stand here.`}</Empty>}
      {exams && order.Part && <order.Part list={list} exams={exams} onEnd={order.end} />}
      {exams && exams.length > 0 && !order.Part && (
        <TreeList label={title}>
          {exams.map((exam) => (
            <ExamRow key={exam.id} {...{ list, exam, opened }} onDelete={() => remove(exam)} />
          ))}
        </TreeList>
      )}
      {creating && (
        <CreateExamDialog list={list} onCreated={show} onClose={() => flushSync(() => setCreating(false))} />
      )}
    </>
  );
}

const whatGoes = 'Its numbers, its tests and the problem sets that hang nowhere else go into the recycle bin with it.';

/** Reorder mode of the list. Its code is loaded on first use, because drag and drop is large. */
function useOrder({ family }: ExamList) {
  const [Part, setPart] = useState<typeof ExamOrder>();
  return {
    Part,
    async begin() {
      const part = await import('./exam-order.tsx').catch(() => null);
      if (!part) return sayMissing('What orders a list could not be loaded. Check the connection and try again.');
      setPart(() => part.ExamOrder);
      focusWhenThere(examPartIds.ordering(family));
    },
    end() {
      flushSync(() => setPart(undefined));
      focusWhenThere(examPartIds.order(family));
    },
  };
}
