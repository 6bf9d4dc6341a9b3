import type { HealthEntry } from '@fourfold/core/contract/proofs';
import type { Reply } from '@fourfold/core/contract/types';
import { findingRules } from '@fourfold/core/proofs/finding';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Pager } from '@fourfold/ui-kit/pager';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { type HealthPageAddress, healthAddress } from '../parts/health/health-address.ts';
import { healthFigures } from '../parts/health/health-figures.ts';
import type { PublishTarget } from '../parts/publishing/publish-requests.ts';
import { PublishSwitch, useMayPublish } from '../parts/publishing/publish-switch.tsx';
import css from './health-entries.module.css';
import { emptyText, entryGroups, pageCount, rangeText } from './health-texts.ts';

type HealthEntriesProps = {
  address: HealthPageAddress;
  result: UseQueryResult<Reply<'GET /content_findings'>>;
  onPage: (page: number) => void;
};

/** One page of the records behind a count, by what they are in; each links to where it is fixed. */
export function HealthEntries({ address, result, onPage }: HealthEntriesProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = result;
  if (!data && error)
    return (
      <ErrorPanel title="The list could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
        Nothing has changed.
      </ErrorPanel>
    );
  if (!data) return <Skeleton bars={[62, 92, 86, 90]} label="Loading the list" />;
  if (data.count === 0) return <Empty title={emptyText(address.part, data.title)} />;
  const pages = pageCount(data.count);
  // The last record of the last page was fixed, or the URL has a page beyond the last.
  if (!isPlaceholderData && address.page > pages)
    return <Navigate to={healthAddress({ ...address, page: pages })} replace />;
  return (
    <>
      <p className="small">{healthFigures.find(({ part }) => part === address.part)?.description}</p>
      {entryGroups(data.data).map(({ title, entries }) => (
        <section key={entries[0]?.text} className={css.group} aria-label={title || undefined}>
          {title && <h2 className="label">{title}</h2>}
          <ul className={css.entries} aria-busy={isPlaceholderData || undefined}>
            {entries.map((entry) => (
              <Entry key={`${entry.url} ${entry.text}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      <Pager
        page={address.page}
        pages={pages}
        label="Pages of the list"
        summary={rangeText(address.page, data.count)}
        onGo={onPage}
      />
    </>
  );
}

/** A super admin publishes a record in its row. */
function Entry({ entry: { text, name, url, publish } }: { entry: HealthEntry }) {
  const mayPublish = useMayPublish();
  return (
    <li>
      {name && <span className="label">{findingRules[name].title}</span>}
      <Link to={url}>{text}</Link>
      {publish && mayPublish && (
        <span className={css.switch}>
          <PublishSwitch {...targetOf(publish)} title={publish.title} isPublish={false} bare />
        </span>
      )}
    </li>
  );
}

function targetOf({ kind, id, test }: NonNullable<HealthEntry['publish']>): PublishTarget {
  return { kind, id, ...(test && { test }) } as PublishTarget;
}
