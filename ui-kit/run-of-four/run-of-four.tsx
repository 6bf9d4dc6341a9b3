import css from './run-of-four.module.css';
import { Strokes } from './strokes.tsx';

type RunOfFourProps = {
  /** Right answers in a row, 0 to `of`. */
  count: number;
  /** How many of them master the set. */
  of: number;
  big?: boolean | undefined;
  /** The last stroke was just won: it inks from the top, the last of all followed by the two rules. */
  fresh?: boolean | undefined;
  /** Without its words, where they stand beside it already. */
  bare?: boolean | undefined;
};

/** A stroke for each right answer that a set takes: hairline still to come, ink right, two rules mastered. */
export function RunOfFour({ count, of, big, fresh, bare }: RunOfFourProps) {
  const strokes = <Strokes {...{ count, of, big, fresh }} role="img" aria-label={`${count} of ${of} right in a row`} />;
  if (bare) return strokes;
  return (
    <span className={css.row} data-big={big || undefined}>
      {strokes}
      <span className={css.words}>{count >= of ? 'Mastered' : `${count} of ${of}`}</span>
    </span>
  );
}
