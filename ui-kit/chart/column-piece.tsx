import { Bar } from '@visx/shape';
import { plotClasses } from './plot.tsx';

type ColumnPieceProps = {
  columnWidth: number;
  fillStyle: 'solid' | 'hollow';
  bottom: number;
  top: number;
  /** A stacked piece has a small gap below it. */
  isStacked: boolean;
};

/** One part of a column. The outline is inside its size, and a small value is still visible. */
export function ColumnPiece({ columnWidth, fillStyle, bottom, top, isStacked }: ColumnPieceProps) {
  const inset = fillStyle === 'hollow' ? 0.625 : 0;
  const low = bottom - (isStacked ? 1.5 : 0) - inset;
  const height = Math.max(low - top - inset, fillStyle === 'hollow' ? 0.5 : 1);
  return (
    <Bar
      className={plotClasses[fillStyle]}
      x={inset - columnWidth / 2}
      y={low - height}
      width={Math.max(columnWidth - inset * 2, 1)}
      height={height}
    />
  );
}
