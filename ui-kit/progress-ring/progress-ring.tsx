import type { CSSProperties } from 'react';
import { capped } from '../progress/capped.ts';
import css from './progress-ring.module.css';

type ProgressRingProps = {
  /** 0 to 100; shown with at most 2 decimals. */
  percent: number;
  /** What it is the progress of, for a screen reader. */
  label: string;
};

/** The rule of progress bent to a ring, with its number beside it; two rings mean it is done. */
export function ProgressRing({ percent, label }: ProgressRingProps) {
  const shown = capped(percent);
  return (
    <span className={css.ring} data-done={shown === 100 || undefined}>
      <i role="progressbar" aria-label={label} aria-valuenow={shown} style={{ '--p': `${shown}%` } as CSSProperties} />
      <span>{shown}%</span>
    </span>
  );
}
