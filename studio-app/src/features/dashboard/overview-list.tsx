import type { Health, HealthList } from '@fourfold/core/contract/proofs';
import { Button } from '@fourfold/ui-kit/button';
import { NextIcon } from '@fourfold/ui-kit/icon/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { figures, totalOf } from '../../health/figures.ts';
import { columns, none } from './columns.ts';
import { FigureCell } from './figure-cell.tsx';
import { HealthRow } from './health-row.tsx';
import css from './overview.module.css';

type OverviewListProps<Reply> = {
  list: HealthList;
  title: string;
  path: string;
  asked: UseQueryResult<Reply> | undefined;
  /** One text per column; `none` if there is nothing to count. */
  publishedOf: (reply: Reply) => readonly string[];
  /** The health of the list's records; undefined until it is loaded. */
  health: readonly Health[] | undefined;
  isChecking: boolean;
};

/** A list with its totals; expanded, also its records. */
export function OverviewList<Reply>(props: OverviewListProps<Reply>) {
  const { list, title, path, asked, publishedOf, health, isChecking } = props;
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
        {asked?.data ? (
          <Published {...{ title, path }} published={publishedOf(asked.data)} />
        ) : (
          <NotYet {...{ title, asked }} />
        )}
        {health ? (
          <Totals {...{ title, health }} disclosure={disclosure} />
        ) : (
          <td colSpan={figures.length} data-none={!isChecking || undefined}>
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

type PublishedProps = { title: string; path: string; published: readonly string[] };

function Published({ title, path, published }: PublishedProps) {
  return columns.map((head, at) => {
    const words = published[at] ?? none;
    return (
      <td key={head} data-head={head} data-none={words === none || undefined}>
        {words === none ? (
          none
        ) : (
          <Link to={path} className={css.published} aria-label={`${words} published, ${head} of ${title}`}>
            {words}
          </Link>
        )}
      </td>
    );
  });
}

function NotYet({ title, asked }: Pick<OverviewListProps<unknown>, 'title' | 'asked'>) {
  return (
    <td colSpan={columns.length}>
      {asked?.isError ? (
        <span className={css.notLoaded}>
          could not be loaded
          <Button
            kind="quiet"
            aria-label={`Try again: ${title}`}
            busy={asked.isFetching}
            onClick={() => void asked.refetch()}
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

type TotalsProps = {
  title: string;
  health: readonly Health[];
  disclosure: { 'aria-expanded': boolean; onClick: () => void };
};

/** A click expands the list, which shows the counts by record. */
function Totals({ title, health, disclosure }: TotalsProps) {
  const total = totalOf(health);
  return figures.map((figure) => (
    <FigureCell
      key={figure.part}
      figure={figure}
      count={total[figure.part]}
      of={title}
      as={(face) => <button type="button" {...disclosure} {...face} />}
    />
  ));
}
