import { pageSize } from '@fourfold/core/client/page-size';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { Navigate } from 'react-router-dom';
import { useFocusOnRest } from './use-focus-on-rest.ts';
import { countWords } from './user-lists.ts';
import { UserTable } from './user-table.tsx';
import css from './users-panel.module.css';
import type { UsersPanelProps } from './users-panel.tsx';
import { addressOf } from './users-place.ts';
import { useUsers } from './users-query.ts';

/** One page of the users that match the filters. */
export function UserResults({ list, place, own, go, onDialog }: UsersPanelProps) {
  const { data, isPending, isError, error, isFetching, isPlaceholderData, refetch } = useUsers(list, place);
  const rest = useFocusOnRest(data?.data ?? []);
  const pages = data ? Math.ceil(data.count / pageSize) : 1;
  // The last user of a page may be deleted, and URLs may be bookmarked.
  if (data && !isPlaceholderData && data.count > 0 && place.page > pages) {
    return <Navigate to={addressOf({ ...place, page: pages })} replace />;
  }
  return (
    <div ref={rest.within} tabIndex={-1} className={css.results}>
      <p className="vh" role="status">
        {data && !isPlaceholderData && countWords(data.count, list)}
      </p>
      {isPending && <Skeleton bars={[100, 100, 100, 100, 100]} label={`Loading ${list.label.toLowerCase()}`} />}
      {isError && !data && (
        <ErrorPanel
          title={`The ${list.label.toLowerCase()} could not be loaded.`}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {error.message}
        </ErrorPanel>
      )}
      {data?.count === 0 && <Empty title="No Record Found">{emptyWords(place, list.label.toLowerCase())}</Empty>}
      {data && data.count > 0 && (
        <>
          <UserTable {...{ list, own, onDialog }} users={data.data} deleted={place.deleted} taking={rest.taking} />
          <Pager
            page={place.page}
            pages={pages}
            summary={shownWords(place.page, data.count)}
            onGo={(page) => go({ page })}
          />
        </>
      )}
    </div>
  );
}

function emptyWords({ q, deleted }: { q: string; deleted: boolean }, them: string): string {
  if (q !== '') return 'Try fewer letters of the name or the email.';
  return deleted ? `Deleted ${them} stand here for 30 days.` : `The ${them} that you add stand here.`;
}

function shownWords(page: number, count: number): string {
  const [from, to, all] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, count), count].map((number) =>
    number.toLocaleString('en'),
  );
  return `Showing ${from} to ${to} of ${all} ${count === 1 ? 'entry' : 'entries'}`;
}
