import type { ReactNode } from 'react';
import css from './so-far.module.css';

type SoFarProps = {
  /** Words and numbers, one under the other as a sum. */
  rows: readonly (readonly [words: string, value: ReactNode])[];
  /** Under the line. */
  total: readonly [words: string, value: ReactNode];
};

/** A sum as on paper: parts, a rule, and what they come to. */
export function SoFar({ rows, total }: SoFarProps) {
  return (
    <dl className={css.sum}>
      {[...rows, total].map(([words, value]) => (
        <div key={words} data-total={words === total[0] || undefined}>
          <dt>{words}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
