import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { callQuery } from '@fourfold/app-shell/call-query';
import { confirm } from '@fourfold/app-shell/confirm';
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
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { deleteExam } from './change-exam.ts';
import { CreateExamDialog } from './create-exam-dialog.tsx';
import { examElementIds } from './exam-element-ids.ts';
import { type Exam, type ExamList, familyName } from './exam-lists.ts';
import type { ExamOrder } from './exam-order.tsx';
import { ExamRow } from './exam-row.tsx';
import { useExpandedExams } from './use-expanded-exams.ts';

type ExamsProps = {
  list: ExamList;
  /** Renders the head of the page around the list's buttons. */
  head: (controls: ReactNode) => ReactNode;
};

/** The SATs or the ACTs in the studio's order. */
export function Exams({ list, head }: ExamsProps) {
  const { family, title, type, relatedLists } = list;
  const { data, error, refetch, isFetching } = useQuery({ ...callQuery(list.list), throwOnError: false });
  const opened = useExpandedExams(list);
  const [creating, setCreating] = useState(false);
  const reorder = useReorderMode(list);
  const exams: readonly Exam[] | undefined = data?.data;

  const openExam = (id: string) => {
    opened.open(id);
    focusWhenRendered(examElementIds.row(id));
  };
  async function remove(exam: Exam) {
    const question = `Are you sure you want to delete ${familyName(list)} ${exam.title}?`;
    if (!(await confirm(question, { danger: true, text: deletionText }))) return;
    const at = exams?.findIndex(({ id }) => id === exam.id) ?? -1;
    const next = exams?.[at + 1] ?? exams?.[at - 1];
    const onRestored = () => focusWhenRendered(examElementIds.row(exam.id));
    if (!(await deleteExam(list, exam, onRestored))) return;
    focusWhenRendered(next ? examElementIds.row(next.id) : examElementIds.create(family));
  }

  return (
    <>
      {head(
        <>
          {relatedLists.map((related) => (
            <LinkButton key={related.path} as={Link} to={related.path} kind="quiet">
              {related.title}
            </LinkButton>
          ))}
          {exams && !reorder.Part && (
            <>
              {exams.length > 1 && (
                <Button id={examElementIds.order(family)} kind="quiet" onClick={reorder.start}>
                  {`Reorder ${type}s`}
                </Button>
              )}
              <Button id={examElementIds.create(family)} onClick={() => setCreating(true)}>
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
      {exams && reorder.Part && <reorder.Part list={list} exams={exams} onEnd={reorder.finish} />}
      {exams && exams.length > 0 && !reorder.Part && (
        <TreeList label={title}>
          {exams.map((exam) => (
            <ExamRow key={exam.id} {...{ list, exam, opened }} onDelete={() => remove(exam)} />
          ))}
        </TreeList>
      )}
      {creating && (
        <CreateExamDialog list={list} onCreated={openExam} onClose={() => flushSync(() => setCreating(false))} />
      )}
    </>
  );
}

const deletionText =
  'Its numbers, its tests and the problem sets that hang nowhere else go into the recycle bin with it.';

/** Reorder mode of the list. Its code is loaded on first use, because drag and drop is large. */
function useReorderMode({ family }: ExamList) {
  const [Part, setPart] = useState<typeof ExamOrder>();
  return {
    Part,
    async start() {
      const part = await import('./exam-order.tsx').catch(() => null);
      if (!part) return alertLoadFailure('What orders a list could not be loaded. Check the connection and try again.');
      setPart(() => part.ExamOrder);
      focusWhenRendered(examElementIds.ordering(family));
    },
    finish() {
      flushSync(() => setPart(undefined));
      focusWhenRendered(examElementIds.order(family));
    },
  };
}
