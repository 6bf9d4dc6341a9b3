import { callQuery } from '@fourfold/app-shell/call-query';
import type { Exam } from '@fourfold/core/contract/exams';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ScoreTable } from '@fourfold/ui-kit/score-table';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { ExamScoreReport } from './exam-score-report.tsx';
import css from './score-dialog.module.css';
import { gradeCalls } from './use-grades.ts';

export type ScoreDialogProps = { family: Family; exam: Exam; onClose: () => void };

/** The scores of an exam and its conversion table. */
export function ScoreDialog({ family, exam, onClose }: ScoreDialogProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...callQuery(gradeCalls[family].score(exam.id)),
    throwOnError: false,
  });
  const report = useRef<HTMLDivElement>(null);
  // Focuses the scores; the browser would focus the first tab stop, which is the table.
  useLayoutEffect(() => {
    report.current?.focus({ preventScroll: true });
    report.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, []);
  return (
    <Dialog wide title={`Scores of ${exam.title}`} onClose={onClose}>
      <div className={css.scores} data-two={exam.score.length > 0 || undefined}>
        <div ref={report} tabIndex={-1}>
          {isPending && <Skeleton bars={[60, 60, 60, 60]} label="Loading scores" />}
          {isError && !data && (
            <ErrorPanel title="The scores could not be loaded." onRetry={refetch} busy={isFetching} />
          )}
          {data && <ExamScoreReport family={family} score={data} />}
        </div>
        {exam.score.length > 0 && (
          <div>
            <h3>Converted scores</h3>
            <ScoreTable caption={`Converted scores of ${exam.title}`} rows={exam.score} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
