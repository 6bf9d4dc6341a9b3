import type { ReactNode } from 'react';
import css from './so-far.module.css';

type SoFarProps = {
  /** Labels and numbers, one below the other. */
  rows: readonly (readonly [words: string, value: ReactNode])[];
  /** The total, below the rule. */
  total: readonly [words: string, value: ReactNode];
};

/** A sum: its parts, a rule, and the total. */
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
