import { pageSize } from '@fourfold/core/client/page-size';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useUsers } from './use-users.ts';
import { countText, type UserList } from './user-lists.ts';
import { UserTable } from './user-table.tsx';
import { type UsersFilters, usersAddress } from './users-filters.ts';
import css from './users-panel.module.css';

export type UsersPanelProps = {
  list: UserList;
  filters: UsersFilters;
  /** Id of the logged-in super admin. */
  ownId: string;
  navigateTo: (to: Partial<UsersFilters>, replace?: boolean) => void;
  onDialog: (dialog: ReactNode) => void;
};

/** One page of the users that match the filters. */
export function UserPage({ list, filters, ownId, navigateTo, onDialog }: UsersPanelProps) {
  const { data, isPending, isError, error, isFetching, isPlaceholderData, refetch } = useUsers(list, filters);
  const removalFocus = useFocusAfterRemoval(data?.data ?? []);
  const pages = data ? Math.ceil(data.count / pageSize) : 1;
  // The last user of a page may be deleted, and URLs may be bookmarked.
  if (data && !isPlaceholderData && data.count > 0 && filters.page > pages) {
    return <Navigate to={usersAddress({ ...filters, page: pages })} replace />;
  }
  return (
    <div ref={removalFocus.within} tabIndex={-1} className={css.results}>
      <p className="vh" role="status">
        {data && !isPlaceholderData && countText(data.count, list)}
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
      {data?.count === 0 && <Empty title="No Record Found">{emptyText(filters, list.label.toLowerCase())}</Empty>}
      {data && data.count > 0 && (
        <>
          <UserTable
            {...{ list, ownId, onDialog }}
            users={data.data}
            deleted={filters.deleted}
            runRemoval={removalFocus.runRemoval}
          />
          <Pager
            page={filters.page}
            pages={pages}
            summary={rangeText(filters.page, data.count)}
            onGo={(page) => navigateTo({ page })}
          />
        </>
      )}
    </div>
  );
}

function emptyText({ q, deleted }: { q: string; deleted: boolean }, nouns: string): string {
  if (q !== '') return 'Try fewer letters of the name or the email.';
  return deleted ? `Deleted ${nouns} stand here for 30 days.` : `The ${nouns} that you add stand here.`;
}

function rangeText(page: number, count: number): string {
  const [from, to, all] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, count), count].map((number) =>
    number.toLocaleString('en'),
  );
  return `Showing ${from} to ${to} of ${all} ${count === 1 ? 'entry' : 'entries'}`;
}
