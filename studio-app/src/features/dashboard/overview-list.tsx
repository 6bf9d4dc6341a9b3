import type { HealthList, RecordHealth } from '@fourfold/core/contract/proofs';
import { Button } from '@fourfold/ui-kit/button';
import { NextIcon } from '@fourfold/ui-kit/icon/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { healthFigures, totalHealthCounts } from '../parts/health/health-figures.ts';
import { noValue, publishColumns } from './columns.ts';
import { HealthCountCell } from './health-count-cell.tsx';
import { HealthRow } from './health-row.tsx';
import css from './overview.module.css';

type OverviewListProps<Reply> = {
  list: HealthList;
  title: string;
  path: string;
  result: UseQueryResult<Reply> | undefined;
  /** One text per column; `none` if there is nothing to count. */
  publishedOf: (reply: Reply) => readonly string[];
  /** The health of the list's records; undefined until it is loaded. */
  health: readonly RecordHealth[] | undefined;
  isChecking: boolean;
};

/** A list with its totals; expanded, also its records. */
export function OverviewList<Reply>(props: OverviewListProps<Reply>) {
  const { list, title, path, result, publishedOf, health, isChecking } = props;
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(query.get('list') === list);
  const disclosure = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) };
  return (
    <tbody>
      <tr data-open={(isOpen && health?.length) || undefined}>
        <td>
          {health && health.length > 0 && (
            <button type="button" className={css.arrow} aria-label={`Inside ${title}`} {...disclosure}>
              <NextIcon size={14} />
            </button>
          )}
        </td>
        <th scope="row">
          <Link to={path}>{title}</Link>
        </th>
        {result?.data ? (
          <PublishedCells {...{ title, path }} published={publishedOf(result.data)} />
        ) : (
          <PendingCells {...{ title, result }} />
        )}
        {health ? (
          <HealthTotals {...{ title, health }} disclosure={disclosure} />
        ) : (
          <td colSpan={healthFigures.length} data-none={!isChecking || undefined}>
            {isChecking && (
              <div aria-hidden="true">
                <Skeleton bars={[62]} />
              </div>
            )}
          </td>
        )}
      </tr>
      {isOpen && health?.map((one) => <HealthRow key={one.id} health={one} />)}
    </tbody>
  );
}

type PublishedCellsProps = { title: string; path: string; published: readonly string[] };

function PublishedCells({ title, path, published }: PublishedCellsProps) {
  return publishColumns.map((head, at) => {
    const countText = published[at] ?? noValue;
    return (
      <td key={head} data-head={head} data-none={countText === noValue || undefined}>
        {countText === noValue ? (
          noValue
        ) : (
          <Link to={path} className={css.published} aria-label={`${countText} published, ${head} of ${title}`}>
            {countText}
          </Link>
        )}
      </td>
    );
  });
}

function PendingCells({ title, result }: Pick<OverviewListProps<unknown>, 'title' | 'result'>) {
  return (
    <td colSpan={publishColumns.length}>
      {result?.isError ? (
        <span className={css.notLoaded}>
          could not be loaded
          <Button
            kind="quiet"
            aria-label={`Try again: ${title}`}
            busy={result.isFetching}
            onClick={() => void result.refetch()}
          >
            Try again
          </Button>
        </span>
      ) : (
        <Skeleton bars={[38]} label={`Loading ${title}`} />
      )}
    </td>
  );
}

type HealthTotalsProps = {
  title: string;
  health: readonly RecordHealth[];
  disclosure: { 'aria-expanded': boolean; onClick: () => void };
};

/** A click expands the list, which shows the counts by record. */
function HealthTotals({ title, health, disclosure }: HealthTotalsProps) {
  const total = totalHealthCounts(health);
  return healthFigures.map((figure) => (
    <HealthCountCell
      key={figure.part}
      figure={figure}
      count={total[figure.part]}
      title={title}
      renderControl={(controlProps) => <button type="button" {...disclosure} {...controlProps} />}
    />
  ));
}
