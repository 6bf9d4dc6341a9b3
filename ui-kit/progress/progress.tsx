import type { CSSProperties } from 'react';
import { capped } from './capped.ts';
import css from './progress.module.css';

export { capped };

type ProgressProps = {
  /** 0 to 100; shown with at most 2 decimals. */
  percent: number;
  /** What it is the progress of, for a screen reader. */
  label: string;
  /** Words instead of the percentage, such as "2 to go". */
  words?: string | undefined;
};

/** A rule under a thing is its progress, two rules mean it is done; always with its number. */
export function Progress({ percent, label, words }: ProgressProps) {
  const shown = capped(percent);
  return (
    <div className={css.progress} data-done={shown === 100 || undefined}>
      <span>{words ?? `${shown}%`}</span>
      <i
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuetext={words}
        style={{ '--p': `${shown}%` } as CSSProperties}
      />
    </div>
  );
}
