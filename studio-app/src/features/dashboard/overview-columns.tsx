import { Button } from '@fourfold/ui-kit/button';
import { NextIcon } from '@fourfold/ui-kit/icon/icon';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { TableColumn } from '@fourfold/ui-kit/table';
import { Link } from 'react-router-dom';
import { healthFigures } from '../parts/health/health-figures.ts';
import { noValue, publishColumns, shareText } from './columns.ts';
import { HealthCount } from './health-count.tsx';
import css from './overview.module.css';
import type { ListRow, OverviewRow } from './overview-rows.ts';

type Column = TableColumn<OverviewRow>;

/** The columns of the overview; `onToggle` expands a list, or closes it. */
export function overviewColumns(onToggle: (row: ListRow) => void): readonly Column[] {
  return [
    { head: '', kind: 'lead', width: '30px', cell: (row) => <Lead row={row} onToggle={onToggle} /> },
    {
      head: 'List',
      kind: 'title',
      width: '30%',
      cell: (row) =>
        row.kind === 'list' ? (
          <Link to={row.path}>{row.title}</Link>
        ) : (
          <Link to={row.health.url}>{row.health.title}</Link>
        ),
    },
    ...publishColumns.map(publishColumn),
    ...healthFigures.map((figure, at): Column => {
      const isMissing = (row: OverviewRow) => row.kind === 'list' && row.health === undefined;
      return {
        head: figure.label,
        span: (row) => (at === 0 && isMissing(row) ? healthFigures.length : 1),
        cell: (row) =>
          row.kind === 'list' && row.health === undefined ? (
            row.isChecking && (
              <div aria-hidden="true">
                <Skeleton bars={[62]} />
              </div>
            )
          ) : (
            <HealthCount figure={figure} row={row} onToggle={onToggle} />
          ),
        narrow: {
          twelfths: () => 12 / healthFigures.length,
          isHidden: (row) => isMissing(row) && row.kind === 'list' && !row.isChecking,
        },
      };
    }),
  ];
}

/** A publish count. A list that is not loaded, and a record, which has one count, cover all these columns. */
function publishColumn(head: string, at: number): Column {
  const textOf = (row: OverviewRow) => (row.kind === 'list' ? (row.published?.[at] ?? noValue) : '');
  const isOnly = (row: OverviewRow) => row.kind === 'list' && row.published?.slice(1).every((text) => text === noValue);
  return {
    head,
    span: (row) => (at === 0 && (row.kind === 'record' || row.published === undefined) ? publishColumns.length : 1),
    cell: (row) => {
      if (row.kind === 'record') return <PublishedParts row={row} />;
      if (row.published === undefined) return <PendingList row={row} />;
      const countText = textOf(row);
      if (countText === noValue) return <span className="faint">{noValue}</span>;
      return (
        <Link to={row.path} className={css.published} aria-label={`${countText} published, ${head} of ${row.title}`}>
          {countText}
        </Link>
      );
    },
    narrow: {
      twelfths: (row) => (isOnly(row) ? 12 : 4),
      isHidden: (row) => row.kind === 'list' && row.published !== undefined && textOf(row) === noValue,
    },
  };
}

type LeadProps = { row: OverviewRow; onToggle: (row: ListRow) => void };

function Lead({ row, onToggle }: LeadProps) {
  if (row.kind === 'record')
    return (
      <span className={css.dot}>
        <PublishedDot published={row.health.isPublish} />
      </span>
    );
  if (!row.health?.length) return null;
  return (
    <button
      type="button"
      className={css.arrow}
      aria-label={`Inside ${row.title}`}
      aria-expanded={row.isOpen}
      onClick={() => onToggle(row)}
    >
      <NextIcon size={14} />
    </button>
  );
}

function PublishedParts({ row: { health } }: { row: Extract<OverviewRow, { kind: 'record' }> }) {
  const shareLabel = shareText(health.published, health.parts);
  if (shareLabel === noValue) return noValue;
  return (
    <Link to={health.url} className={css.published} aria-label={`${shareLabel} parts published: ${health.title}`}>
      {shareLabel}
      <span className={css.unit}> parts</span>
    </Link>
  );
}

function PendingList({ row: { title, retry } }: { row: ListRow }) {
  if (!retry) return <Skeleton bars={[38]} label={`Loading ${title}`} />;
  return (
    <span className={css.notLoaded}>
      could not be loaded
      <Button kind="quiet" aria-label={`Try again: ${title}`} busy={retry.isBusy} onClick={retry.run}>
        Try again
      </Button>
    </span>
  );
}
