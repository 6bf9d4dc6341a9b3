import { WarningIcon } from '@fourfold/ui-kit/icon/icon';
import { Link } from 'react-router-dom';
import { healthAddress } from '../parts/health/health-address.ts';
import { type HealthFigure, healthCountsOf, totalHealthCounts } from '../parts/health/health-figures.ts';
import { noValue } from './columns.ts';
import css from './overview.module.css';
import type { ListRow, OverviewRow } from './overview-rows.ts';

type HealthCountProps = { figure: HealthFigure; row: OverviewRow; onToggle: (row: ListRow) => void };

/**
 * A count of the content health: of a record, it links to what is counted; of a list, it expands the list, which shows
 * the counts by record. Broken records have a warning icon; 0 is a dash.
 */
export function HealthCount({ figure: { part, label }, row, onToggle }: HealthCountProps) {
  const counts = row.kind === 'list' ? totalHealthCounts(row.health ?? []) : healthCountsOf(row.health);
  const count = counts[part];
  if (count === 0) return <span className="faint">{noValue}</span>;
  const countText = count.toLocaleString('en');
  const title = row.kind === 'list' ? row.title : row.health.title;
  const control = {
    className: css.figure,
    'data-part': part,
    'aria-label': `${countText} ${label.toLowerCase()}: ${title}`,
    children: (
      <>
        {part === 'broken' && <WarningIcon size={14} />}
        {countText}
      </>
    ),
  };
  if (row.kind === 'record') return <Link to={healthAddress({ id: row.health.id, part, page: 1 })} {...control} />;
  return <button type="button" aria-expanded={row.isOpen} onClick={() => onToggle(row)} {...control} />;
}
