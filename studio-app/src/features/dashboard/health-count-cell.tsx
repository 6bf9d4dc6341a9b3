import { WarningIcon } from '@fourfold/ui-kit/icon/icon';
import type { ReactNode } from 'react';
import type { HealthFigure } from '../parts/health/health-figures.ts';
import { noValue } from './columns.ts';
import css from './overview.module.css';

type ControlProps = { className: string | undefined; 'aria-label': string; children: ReactNode };

type HealthCountCellProps = {
  figure: HealthFigure;
  count: number;
  /** The title of the record or list. */
  title: string;
  /** Renders the link or button that shows the counted records. */
  renderControl: (face: ControlProps) => ReactNode;
};

/** A count of the content health in a table cell. Broken records have a warning icon; 0 is a dash. */
export function HealthCountCell({ figure: { part, label }, count, title, renderControl }: HealthCountCellProps) {
  const countText = count.toLocaleString('en');
  return (
    <td data-head={label} data-part={part}>
      {count === 0
        ? noValue
        : renderControl({
            className: css.figure,
            'aria-label': `${countText} ${label.toLowerCase()}: ${title}`,
            children: (
              <>
                {part === 'broken' && <WarningIcon size={14} />}
                {countText}
              </>
            ),
          })}
    </td>
  );
}
