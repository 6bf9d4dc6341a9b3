import { WarningIcon } from '@fourfold/ui-kit/icon/icon';
import type { ReactNode } from 'react';
import type { Figure } from '../../health/figures.ts';
import { none } from './columns.ts';
import css from './overview.module.css';

type Face = { className: string | undefined; 'aria-label': string; children: ReactNode };

type FigureCellProps = {
  figure: Figure;
  count: number;
  /** The title of the record or list. */
  of: string;
  /** Renders the link or button that shows the counted records. */
  as: (face: Face) => ReactNode;
};

/**
 * A count of the content health in a table cell. Broken records have a warning icon; 0 is a dash.
 */
export function FigureCell({ figure: { part, label }, count, of, as }: FigureCellProps) {
  const number = count.toLocaleString('en');
  return (
    <td data-head={label} data-part={part}>
      {count === 0
        ? none
        : as({
            className: css.figure,
            'aria-label': `${number} ${label.toLowerCase()}: ${of}`,
            children: (
              <>
                {part === 'broken' && <WarningIcon size={14} />}
                {number}
              </>
            ),
          })}
    </td>
  );
}
