import type { ReportRow } from '@fourfold/core/contract/reports';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Timestamp } from '../../shared/timestamp.tsx';
import { Comment } from './comment.tsx';
import css from './report-table.module.css';
import { settleReport } from './settle-report.ts';

type ReportTableProps = {
  reports: readonly ReportRow[];
  /** These are the reports of the previous page; the next page is loading. */
  isOld: boolean;
};

/** A page of the reported problems, with the specified columns (REP-001). */
export function ReportTable({ reports, isOld }: ReportTableProps) {
  const columns: readonly TableColumn<ReportRow>[] = [
    {
      head: 'Student',
      cell: ({ student, student_email, created_at }) => (
        <span className={css.student}>
          {student}
          <small>{student_email}</small>
          <small>
            <Timestamp at={created_at} />
          </small>
        </span>
      ),
    },
    {
      head: 'Error Type',
      cell: ({ problem_type }) => (
        <ol className={css.types}>
          {problem_type.map((type) => (
            <li key={type}>{type}</li>
          ))}
        </ol>
      ),
    },
    { head: 'Comment', cell: ({ comment }) => comment !== '' && <Comment text={comment} /> },
    { head: 'Question Type', cell: ({ question_data }) => question_data.type },
    {
      head: 'Question/ProblemSet Title',
      cell: ({ question_data }) => <span className={css.title}>{question_data.title}</span>,
    },
    {
      head: 'Actions',
      actions: true,
      cell: (report) => (
        <span className={css.actions}>
          <LinkButton
            as={Link}
            kind="quiet"
            to={report.question_data.url}
            aria-label={`View ${report.question_data.title}`}
          >
            View
          </LinkButton>
          <SettleButton report={report} />
        </span>
      ),
    },
  ];
  return (
    <div className={css.frame} aria-busy={isOld || undefined}>
      <Table
        caption="Reported problems"
        columns={columns}
        rows={reports}
        keyOf={({ id }) => id}
        spanningCell={(report) =>
          report.question_data.error === null
            ? null
            : {
                columns: 3,
                cell: (
                  <span className={css.error}>
                    <span>{report.question_data.error}</span>
                    <SettleButton report={report} />
                  </span>
                ),
              }
        }
      />
    </div>
  );
}

/** The row disappears with its button: the focus moves to the button of the next row, or of the previous one. */
function SettleButton({ report }: { report: ReportRow }) {
  const [busy, setBusy] = useState(false);
  async function settle(button: HTMLElement) {
    const row = button.closest('tr');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    setBusy(true);
    const isSettled = await settleReport(report).finally(() => setBusy(false));
    if (!isSettled) return;
    const focusTarget = next?.querySelector<HTMLElement>('[data-settle]') ?? document.querySelector('main');
    if (document.activeElement === document.body || document.activeElement === button) focusTarget?.focus();
  }
  return (
    <Button
      kind="quiet"
      data-settle=""
      aria-label={`Settle the report of ${report.student}`}
      busy={busy}
      onClick={(event) => void settle(event.currentTarget)}
    >
      Settle
    </Button>
  );
}
