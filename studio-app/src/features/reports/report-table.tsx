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
  return (
    <Table caption="Reported problems" columns={columns} rows={reports} keyOf={({ id }) => id} busy={isOld} fixed top />
  );
}

const columns: readonly TableColumn<ReportRow>[] = [
  {
    head: 'Student',
    width: '20%',
    cell: ({ student, student_email, created_at }) => (
      <>
        {student}
        <small>{student_email}</small>
        <small>
          <Timestamp at={created_at} />
        </small>
      </>
    ),
  },
  {
    head: 'Error Type',
    width: '18%',
    cell: ({ problem_type }) => (
      <ol className={css.types}>
        {problem_type.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ol>
    ),
  },
  { head: 'Comment', cell: ({ comment }) => comment !== '' && <Comment text={comment} /> },
  {
    head: 'Question Type',
    width: '10%',
    wrap: 'anywhere',
    // The question cannot be shown: what follows is why.
    span: ({ question_data }) => (question_data.error === null ? 1 : 3),
    cell: (report) =>
      report.question_data.error === null ? (
        report.question_data.type
      ) : (
        <span className={css.error}>
          <span>{report.question_data.error}</span>
          <SettleButton report={report} />
        </span>
      ),
  },
  {
    head: 'Question/ProblemSet Title',
    width: '18%',
    wrap: 'anywhere',
    cell: ({ question_data }) => <span className={css.title}>{question_data.title}</span>,
  },
  {
    head: 'Actions',
    kind: 'actions',
    width: '132px',
    cell: (report) => (
      <>
        <LinkButton
          as={Link}
          kind="quiet"
          to={report.question_data.url}
          aria-label={`View ${report.question_data.title}`}
        >
          View
        </LinkButton>
        <SettleButton report={report} />
      </>
    ),
  },
];

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
