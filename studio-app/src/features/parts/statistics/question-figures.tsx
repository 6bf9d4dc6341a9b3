import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { Fragment } from 'react';
import { listFigures } from './format-figures.ts';
import css from './statistics.module.css';

/** The figures of a question on one line, after a mark if its key may be wrong. */
export function QuestionFigures({ of: item }: { of: ItemStatistics }) {
  return (
    <p className={css.figures}>
      {item.doubt !== null && (
        <mark className={css.mark} title={item.doubt}>
          Check the key
        </mark>
      )}
      {listFigures(item).map(({ text, explanation }, at) => (
        <Fragment key={explanation}>
          {at > 0 && ' · '}
          <span title={explanation}>{text}</span>
        </Fragment>
      ))}
    </p>
  );
}
