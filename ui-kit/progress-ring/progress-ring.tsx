import type { CSSProperties } from 'react';
import { shownPercent } from '../progress/shown-percent.ts';
import css from './progress-ring.module.css';

type ProgressRingProps = {
  /** 0 to 100; shown with at most 2 decimals. */
  percent: number;
  /** Accessible name: what the progress is of. */
  label: string;
};

/** Progress as a ring with its percentage; a double ring means complete. */
export function ProgressRing({ percent, label }: ProgressRingProps) {
  const shown = shownPercent(percent);
  return (
    <span className={css.ring} data-done={shown === 100 || undefined}>
      <i role="progressbar" aria-label={label} aria-valuenow={shown} style={{ '--p': `${shown}%` } as CSSProperties} />
      <span>{shown}%</span>
    </span>
  );
}
