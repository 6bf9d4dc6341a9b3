import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { Fragment } from 'react';
import { eachFigure } from './figures-of.ts';
import css from './statistics.module.css';

/** The figures of a question on one line, after a mark if its key may be wrong. */
export function Figures({ of: item }: { of: ItemStatistics }) {
  return (
    <p className={css.figures}>
      {item.doubt !== null && (
        <mark className={css.mark} title={item.doubt}>
          Check the key
        </mark>
      )}
      {eachFigure(item).map(({ words, means }, at) => (
        <Fragment key={means}>
          {at > 0 && ' · '}
          <span title={means}>{words}</span>
        </Fragment>
      ))}
    </p>
  );
}
