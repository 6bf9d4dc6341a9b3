import { Bar } from '@visx/shape';
import { drawn } from './plot.tsx';

type PieceProps = {
  wide: number;
  look: 'solid' | 'hollow';
  bottom: number;
  top: number;
  /** A stacked piece has a small gap below it. */
  isOnAnother: boolean;
};

/** One part of a column. The outline is inside its size, and a small value is still visible. */
export function Piece({ wide, look, bottom, top, isOnAnother }: PieceProps) {
  const inset = look === 'hollow' ? 0.625 : 0;
  const low = bottom - (isOnAnother ? 1.5 : 0) - inset;
  const height = Math.max(low - top - inset, look === 'hollow' ? 0.5 : 1);
  return (
    <Bar
      className={drawn[look]}
      x={inset - wide / 2}
      y={low - height}
      width={Math.max(wide - inset * 2, 1)}
      height={height}
    />
  );
}
