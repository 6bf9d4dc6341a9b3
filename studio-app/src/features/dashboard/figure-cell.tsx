import { WarningIcon } from '@fourfold/ui-kit/icon/icon';
import type { ReactNode } from 'react';
import type { Figure } from '../../health/figures.ts';
import { none } from './columns.ts';
import css from './overview.module.css';

type Face = { className: string | undefined; 'aria-label': string; children: ReactNode };

type FigureCellProps = {
  figure: Figure;
  count: number;
  /** The title of what is counted. */
  of: string;
  /** What is pressed to see what was counted. */
  as: (face: Face) => ReactNode;
};

/** A number of the content's health; what is broken has a sign beside it, and nothing at all is quiet. */
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
