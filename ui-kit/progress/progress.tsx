import type { CSSProperties } from 'react';
import { capped } from './capped.ts';
import css from './progress.module.css';

export { capped };

type ProgressProps = {
  /** 0 to 100; shown with at most 2 decimals. */
  percent: number;
  /** Accessible name: what the progress is of. */
  label: string;
  /** Text instead of the percentage, such as "2 to go". */
  words?: string | undefined;
};

/** Progress as a rule with its percentage or text; a double rule means complete. */
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
