import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { RecentChange, RecentWork as Work } from '@fourfold/core/contract/desk';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Timestamp } from '../../shared/timestamp.tsx';
import { actionLabel, subjectNoun } from '../parts/audit/action-text.ts';
import css from './recent-work.module.css';

/**
 * Where the author goes on: the pages changed last, what is not saved yet, and what others changed. Nothing before there
 * is any; without it the page is as useful, so a failure shows nothing either.
 */
export function RecentWork() {
  const { data, isPending } = useQuery({ ...callQuery(apiQuery('GET /recent_work')), throwOnError: false });
  if (isPending) return <Skeleton bars={[62, 48, 54, 42]} label="Loading your last changes" />;
  if (!data) return null;
  const { pages, drafts, changes } = data;
  if (pages.length + drafts.length + changes.length === 0) return null;
  return (
    <div className={css.lists}>
      <WorkList title="Go on where you were" rows={pages} note={pageText} />
      <WorkList title="Not saved yet" rows={drafts} note={({ above }) => above.join(', ')} />
      <WorkList title="Changed by others" rows={changes} note={changeText} />
    </div>
  );
}

type Row = Work['drafts'][number];
type WorkListProps<R extends Row> = { title: string; rows: readonly R[]; note: (row: R) => ReactNode };

function WorkList<R extends Row>({ title, rows, note }: WorkListProps<R>) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="label">{title}</h2>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={`${row.url} ${row.at}`}>
            <Link to={row.url}>{row.title}</Link>
            <span className="small">{note(row)}</span>
            <span className={css.at}>
              <Timestamp at={row.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a page is, and a link to the form of a new question in it. */
function pageText({ title, above, new_question }: Work['pages'][number]): ReactNode {
  return (
    <>
      {above.join(', ')}
      {new_question && (
        <Link to={new_question} className={css.create} aria-label={`New question in ${title}`}>
          New question
        </Link>
      )}
    </>
  );
}

/** "Changed 3 questions, Ada". */
function changeText({ action, subject, count, by }: RecentChange): string {
  const noun = subjectNoun(subject);
  return `${actionLabel(action)} ${count === 1 ? noun : `${count} ${noun}s`}, ${by}`;
}
