import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Pager } from '@fourfold/ui-kit/pager';
import { Select } from '@fourfold/ui-kit/select';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { pageCount, pageSizes, parsePaging, rangeText, reportsAddress, withPageSize } from './paging.ts';
import { ReportTable } from './report-table.tsx';
import css from './reports-page.module.css';

const options = pageSizes.map((size) => ({ value: `${size}`, label: `${size}` }));

/** The problems that students report in questions, the newest first, with links to the questions. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const paging = parsePaging(query);
  const request = apiQuery('GET /reported_problems', { query: { offset: paging.page, limit: paging.size } });
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...callQuery(request),
    placeholderData: keepPreviousData,
  });
  const pages = data ? pageCount(data.count, paging.size) : 1;
  // The last report of the last page is settled, or the URL has a page beyond the last.
  const isBeyondEnd = data !== undefined && !isPlaceholderData && paging.page > pages;
  return (
    <>
      <title>Reported Problems · Fourfold Studio</title>
      <PageHead title="Reported Problems" note="What students say is wrong with a question, the newest first.">
        {data && data.count > 0 && (
          <div className={css.size}>
            <Select
              label="Items Per Page"
              value={`${paging.size}`}
              options={options}
              onChange={({ target }) => navigate(reportsAddress(withPageSize(paging, Number(target.value))))}
            />
          </div>
        )}
      </PageHead>
      {!data && !error && <Skeleton bars={[100, 92, 96, 88]} label="Loading reports" />}
      {!data && error && (
        <ErrorPanel title="The reports could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {isBeyondEnd && <Navigate to={reportsAddress({ ...paging, page: pages })} replace />}
      {data?.count === 0 && <Empty title="No Record Found">What students report will stand here.</Empty>}
      {data && data.data.length > 0 && (
        <>
          <ReportTable reports={data.data} isOld={isPlaceholderData} />
          <Pager
            page={paging.page}
            pages={pages}
            label="Pages of reports"
            summary={rangeText(paging, data.count)}
            onGo={(page) => navigate(reportsAddress({ ...paging, page }))}
          />
        </>
      )}
    </>
  );
}
