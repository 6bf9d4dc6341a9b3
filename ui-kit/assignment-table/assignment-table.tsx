import type { ReactNode } from 'react';
import { Progress } from '../progress/progress.tsx';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import css from './assignment-table.module.css';

export type AssignmentRow = {
  id: string;
  title: string;
  /** For example "Grammar". */
  topic: string;
  /** "Sequence" or "Problem set". */
  type: string;
  due: { date: string; text: string; overdue: boolean };
  /** The run of a set and its threshold, or the percentage of a sequence; null before the first answer. */
  progress: { run: number; of: number } | { percent: number } | null;
  action: ReactNode;
};

type AssignmentTableProps = {
  /** The table's caption, for screen readers. */
  caption: string;
  rows: readonly AssignmentRow[];
  /** Widens the column of actions. */
  wideActions?: boolean | undefined;
};

/** The table of assignments; on phones each row is a title, a line of details and the progress. */
export function AssignmentTable({ caption, rows, wideActions }: AssignmentTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table} data-wide={wideActions || undefined}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Topic</th>
            <th scope="col">Type</th>
            <th scope="col">Due</th>
            <th scope="col">Progress</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, topic, type, due, progress, action }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>{topic}</td>
              <td>{type}</td>
              <td data-late={due.overdue || undefined}>
                <span className={css.dueWord}>Due </span>
                <time dateTime={due.date}>{due.text}</time>
                {due.overdue && <span className="vh"> overdue</span>}
              </td>
              <td className={css.progress}>
                {progress === null && <span className={css.none}>Not begun</span>}
                {progress && 'run' in progress && <RunOfFour count={progress.run} of={progress.of} />}
                {progress && 'percent' in progress && (
                  <Progress percent={progress.percent} label={`Progress of ${title}`} />
                )}
              </td>
              <td className={css.action}>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
