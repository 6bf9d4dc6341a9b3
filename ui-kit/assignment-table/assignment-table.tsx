import type { ReactNode } from 'react';
import { Progress } from '../progress/progress.tsx';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { Table } from '../table/table.tsx';
import css from './assignment-table.module.css';

export type AssignmentRow = {
  /** Unique among the rows. */
  id: string;
  /** The title of the sequence or problem set. */
  title: string;
  /** For example "Grammar". */
  topic: string;
  /** "Sequence" or "Problem set". */
  type: string;
  /** The due date as an ISO date and as shown; an overdue one is red. */
  due: { date: string; text: string; overdue: boolean };
  /** The run of a set and its threshold, or the percentage of a sequence; null before the first answer. */
  progress: { run: number; of: number } | { percent: number } | null;
  /** A link or buttons in the last column. */
  action: ReactNode;
  /** Below the row, such as a note to the student. */
  detail?: ReactNode;
};

type AssignmentTableProps = {
  /** The table's caption, for screen readers. */
  caption: string;
  /** The assignments of one page. */
  rows: readonly AssignmentRow[];
  /** Widens the column of actions. */
  wideActions?: boolean | undefined;
  /** Rows have two short actions. */
  twoActions?: boolean | undefined;
};

/** The table of assignments; when narrow each row is a title, a line of details and the progress. */
export function AssignmentTable({ caption, rows, wideActions, twoActions }: AssignmentTableProps) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      fixed
      detailOf={({ detail }) => detail}
      columns={[
        { head: 'Title', width: '36%', cell: ({ title }) => title },
        { head: 'Topic', narrow: { label: '', inline: 1 }, cell: ({ topic }) => topic },
        { head: 'Type', narrow: { label: '', inline: 2 }, cell: ({ type }) => type },
        {
          head: 'Due',
          width: '108px',
          wrap: 'nowrap',
          narrow: { label: '', inline: 3 },
          isMarked: ({ due }) => due.overdue,
          cell: ({ due }) => (
            <>
              <time dateTime={due.date}>{due.text}</time>
              {due.overdue && <span className="vh"> overdue</span>}
            </>
          ),
        },
        {
          head: 'Progress',
          width: '148px',
          narrow: { label: '' },
          cell: ({ title, progress }) => (
            <div className={css.progress}>
              {progress === null && <span className={css.none}>Not begun</span>}
              {progress && 'run' in progress && <RunOfFour count={progress.run} of={progress.of} />}
              {progress && 'percent' in progress && (
                <Progress percent={progress.percent} label={`Progress of ${title}`} />
              )}
            </div>
          ),
        },
        {
          head: 'Actions',
          kind: 'actions',
          width: wideActions ? '196px' : twoActions ? '144px' : '132px',
          cell: ({ action }) => action,
        },
      ]}
    />
  );
}
