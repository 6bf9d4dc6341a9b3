import type { CSSProperties } from 'react';
import css from './progress.module.css';
import { shownPercent } from './shown-percent.ts';

export { shownPercent };

type ProgressProps = {
  /** 0 to 100; shown with at most 2 decimals. */
  percent: number;
  /** Accessible name: what the progress is of. */
  label: string;
  /** Text instead of the percentage, such as "2 to go". */
  text?: string | undefined;
};

/** Progress as a rule with its percentage or text; a double rule means complete. */
export function Progress({ percent, label, text }: ProgressProps) {
  const shown = shownPercent(percent);
  return (
    <div className={css.progress} data-done={shown === 100 || undefined}>
      <span>{text ?? `${shown}%`}</span>
      <i
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuetext={text}
        style={{ '--p': `${shown}%` } as CSSProperties}
      />
    </div>
  );
}
