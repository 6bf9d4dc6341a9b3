import type { HealthEntry } from '@fourfold/core/contract/proofs';
import type { Reply } from '@fourfold/core/contract/types';
import { proofs } from '@fourfold/core/proofs/finding';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { figures } from '../../health/figures.ts';
import { type HealthPlace, healthAddress } from '../../health/health-address.ts';
import css from './health-entries.module.css';
import { emptyWords, pagesOf, shownWords } from './health-words.ts';

type HealthEntriesProps = {
  place: HealthPlace;
  found: UseQueryResult<Reply<'GET /content_findings'>>;
  onGo: (page: number) => void;
};

/** One page of the records behind a count; each links to where it is fixed. */
export function HealthEntries({ place, found, onGo }: HealthEntriesProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = found;
  if (!data && error)
    return (
      <ErrorPanel title="The list could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
        Nothing has changed.
      </ErrorPanel>
    );
  if (!data) return <Skeleton bars={[62, 92, 86, 90]} label="Loading the list" />;
  if (data.count === 0) return <Empty title={emptyWords(place.part, data.title)} />;
  const pages = pagesOf(data.count);
  // The last record of the last page was fixed, or the URL has a page beyond the last.
  if (!isPlaceholderData && place.page > pages)
    return <Navigate to={healthAddress({ ...place, page: pages })} replace />;
  return (
    <>
      <p className="small">{figures.find(({ part }) => part === place.part)?.what}</p>
      <ul className={css.entries} aria-busy={isPlaceholderData || undefined}>
        {data.data.map((entry) => (
          <Entry key={`${entry.url} ${entry.text}`} entry={entry} />
        ))}
      </ul>
      <Pager
        page={place.page}
        pages={pages}
        label="Pages of the list"
        summary={shownWords(place.page, data.count)}
        onGo={onGo}
      />
    </>
  );
}

function Entry({ entry: { text, name, url } }: { entry: HealthEntry }) {
  return (
    <li>
      {name && <span className="label">{proofs[name].title}</span>}
      <Link to={url}>{text}</Link>
    </li>
  );
}
