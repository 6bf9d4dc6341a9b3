import type { Health } from '@fourfold/core/contract/proofs';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import { Link } from 'react-router-dom';
import { countsOf, figures } from '../../health/figures.ts';
import { healthAddress } from '../../health/health-address.ts';
import { columns, none, shareOf } from './columns.ts';
import { FigureCell } from './figure-cell.tsx';
import css from './overview.module.css';

/** A topic, a SAT or an ACT below its list; each count links to the records behind it. */
export function HealthRow({ health }: { health: Health }) {
  const { id, title, url, isPublish, parts, published } = health;
  const counts = countsOf(health);
  const words = shareOf(published, parts);
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
      <td colSpan={columns.length} data-head="Published">
        {words === none ? (
          none
        ) : (
          <Link to={url} className={css.published} aria-label={`${words} parts published: ${title}`}>
            {words}
            <span className={css.unit}> parts</span>
          </Link>
        )}
      </td>
      {figures.map((figure) => (
        <FigureCell
          key={figure.part}
          figure={figure}
          count={counts[figure.part]}
          of={title}
          as={(face) => <Link to={healthAddress({ id, part: figure.part, page: 1 })} {...face} />}
        />
      ))}
    </tr>
  );
}
