import { ask } from '@fourfold/core/client/ask';
import { pageSize } from '@fourfold/core/client/page-size';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { AuditFilters } from './audit-filters.tsx';
import css from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { addressOf, anything, isBackward, queryOfWanted, type Wanted, wantedIn } from './wanted.ts';

/** The audit: who changed what and when, the newest first, with filters in the URL. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = wantedIn(query);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queryOf(ask('GET /audit', { query: queryOfWanted(wanted) })),
    placeholderData: keepPreviousData,
    enabled: !isBackward(wanted),
  });
  const change = (patch: Partial<Wanted>) => {
    // Two fields can report at the same moment, so the rendered filters may be older than the URL.
    const now = wantedIn(new URLSearchParams(location.search));
    navigate(addressOf({ ...now, page: 1, ...patch }), { replace: true });
  };
  // Clearing remounts the fields, which discards text that was typed but not yet reported.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    navigate(addressOf(anything));
  };
  const pages = data ? Math.max(1, Math.ceil(data.count / pageSize)) : 1;
  const isNarrowed = addressOf({ ...wanted, page: 1 }) !== addressOf(anything);
  const isEmpty = isBackward(wanted) || data?.count === 0;
  return (
    <>
      <title>Audit · Fourfold Studio</title>
      <PageHead title="Audit" note="Who changed, published, deleted, restored or looked on as whom, and when.">
        {isNarrowed && <Button onClick={clear}>Clear filters</Button>}
      </PageHead>
      <AuditFilters
        key={cleared}
        wanted={wanted}
        actions={data?.actions ?? []}
        subjects={data?.subjects ?? []}
        autoFocus={cleared > 0}
        onChange={change}
      />
      <p className="vh" role="status">
        {isEmpty ? countWords(0) : data && !isPlaceholderData && countWords(data.count)}
      </p>
      {!data && !error && !isEmpty && <Skeleton bars={[100, 92, 96, 88]} label="Loading the audit" />}
      {!data && error && (
        <ErrorPanel title="The audit could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {data && !isPlaceholderData && data.count > 0 && wanted.page > pages && (
        <Navigate to={addressOf({ ...wanted, page: pages })} replace />
      )}
      {isEmpty && (
        <Empty title="No Record Found">
          {isNarrowed ? 'Try other filters.' : 'What authors and tutors do to what others see will stand here.'}
        </Empty>
      )}
      {data && !isEmpty && data.data.length > 0 && (
        <div className={css.entries} aria-busy={isPlaceholderData || undefined}>
          <AuditTable entries={data.data} />
          <Pager
            page={wanted.page}
            pages={pages}
            label="Pages of the audit"
            summary={shownWords(wanted.page, data.count)}
            onGo={(page) => navigate(addressOf({ ...wanted, page }))}
          />
        </div>
      )}
    </>
  );
}

/** "26 to 50 of 1,204" */
function shownWords(page: number, count: number): string {
  return `${said((page - 1) * pageSize + 1)} to ${said(Math.min(count, page * pageSize))} of ${said(count)}`;
}

function countWords(count: number): string {
  return count === 1 ? '1 entry' : `${said(count)} entries`;
}

function said(number: number): string {
  return number.toLocaleString('en');
}
