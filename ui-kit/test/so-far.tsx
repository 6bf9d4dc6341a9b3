import type { ReactNode } from 'react';
import css from './so-far.module.css';

type SoFarProps = {
  /** Labels and numbers, one below the other. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  /** The total, below the rule. */
  total: readonly [label: string, value: ReactNode];
};

/** A sum: its parts, a rule, and the total. */
export function SoFar({ rows, total }: SoFarProps) {
  return (
    <dl className={css.sum}>
      {[...rows, total].map(([label, value]) => (
        <div key={label} data-total={label === total[0] || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
