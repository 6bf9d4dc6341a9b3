import type { RecordHealth } from '@fourfold/core/contract/proofs';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import { Link } from 'react-router-dom';
import { healthAddress } from '../parts/health/health-address.ts';
import { healthCountsOf, healthFigures } from '../parts/health/health-figures.ts';
import { noValue, publishColumns, shareText } from './columns.ts';
import { HealthCountCell } from './health-count-cell.tsx';
import css from './overview.module.css';

/** A topic, a SAT or an ACT below its list; each count links to the records behind it. */
export function HealthRow({ health }: { health: RecordHealth }) {
  const { id, title, url, isPublish, parts, published } = health;
  const counts = healthCountsOf(health);
  const shareLabel = shareText(published, parts);
  return (
    <tr data-inside="">
      <td>
        <span className={css.dot}>
          <PublishedDot published={isPublish} />
        </span>
      </td>
      <th scope="row">
        <Link to={url}>{title}</Link>
      </th>
      <td colSpan={publishColumns.length} data-head="Published">
        {shareLabel === noValue ? (
          noValue
        ) : (
          <Link to={url} className={css.published} aria-label={`${shareLabel} parts published: ${title}`}>
            {shareLabel}
            <span className={css.unit}> parts</span>
          </Link>
        )}
      </td>
      {healthFigures.map((figure) => (
        <HealthCountCell
          key={figure.part}
          figure={figure}
          count={counts[figure.part]}
          title={title}
          renderControl={(controlProps) => (
            <Link to={healthAddress({ id, part: figure.part, page: 1 })} {...controlProps} />
          )}
        />
      ))}
    </tr>
  );
}
