import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
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
import { AuditFilters } from './audit-filters.tsx';
import css from './audit-page.module.css';
import {
  type AuditQuery,
  auditAddress,
  auditRequestQuery,
  emptyQuery,
  isReversed,
  parseAuditQuery,
} from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';

/** The audit: who changed what and when, the newest first, with filters in the URL. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = parseAuditQuery(query);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...callQuery(apiQuery('GET /audit', { query: auditRequestQuery(filters) })),
    placeholderData: keepPreviousData,
    enabled: !isReversed(filters),
  });
  const change = (patch: Partial<AuditQuery>) => {
    // Two fields can report at the same moment, so the rendered filters may be older than the URL.
    const currentFilters = parseAuditQuery(new URLSearchParams(location.search));
    navigate(auditAddress({ ...currentFilters, page: 1, ...patch }), { replace: true });
  };
  // Clearing remounts the fields, which discards text that was typed but not yet reported.
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    setClearCount(clearCount + 1);
    navigate(auditAddress(emptyQuery));
  };
  const pages = data ? Math.max(1, Math.ceil(data.count / pageSize)) : 1;
  const hasFilters = auditAddress({ ...filters, page: 1 }) !== auditAddress(emptyQuery);
  const isEmpty = isReversed(filters) || data?.count === 0;
  return (
    <>
      <title>Audit · Fourfold Studio</title>
      <PageHead title="Audit" note="Who changed, published, deleted, restored or looked on as whom, and when.">
        {hasFilters && <Button onClick={clear}>Clear filters</Button>}
      </PageHead>
      <AuditFilters
        key={clearCount}
        filters={filters}
        actions={data?.actions ?? []}
        subjects={data?.subjects ?? []}
        autoFocus={clearCount > 0}
        onChange={change}
      />
      <p className="vh" role="status">
        {isEmpty ? countText(0) : data && !isPlaceholderData && countText(data.count)}
      </p>
      {!data && !error && !isEmpty && <Skeleton bars={[100, 92, 96, 88]} label="Loading the audit" />}
      {!data && error && (
        <ErrorPanel title="The audit could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {data && !isPlaceholderData && data.count > 0 && filters.page > pages && (
        <Navigate to={auditAddress({ ...filters, page: pages })} replace />
      )}
      {isEmpty && (
        <Empty title="No Record Found">
          {hasFilters ? 'Try other filters.' : 'What authors and tutors do to what others see will stand here.'}
        </Empty>
      )}
      {data && !isEmpty && data.data.length > 0 && (
        <div className={css.entries} aria-busy={isPlaceholderData || undefined}>
          <AuditTable entries={data.data} />
          <Pager
            page={filters.page}
            pages={pages}
            label="Pages of the audit"
            summary={rangeText(filters.page, data.count)}
            onGo={(page) => navigate(auditAddress({ ...filters, page }))}
          />
        </div>
      )}
    </>
  );
}

/** "26 to 50 of 1,204" */
function rangeText(page: number, count: number): string {
  return `${formatCount((page - 1) * pageSize + 1)} to ${formatCount(Math.min(count, page * pageSize))} of ${formatCount(count)}`;
}

function countText(count: number): string {
  return count === 1 ? '1 entry' : `${formatCount(count)} entries`;
}

function formatCount(number: number): string {
  return number.toLocaleString('en');
}
