import css from './run-of-four.module.css';
import { Strokes } from './strokes.tsx';

type RunOfFourProps = {
  /** Right answers in a row, 0 to 4. */
  count: number;
  big?: boolean | undefined;
  /** The last stroke was just won: it inks from the top, the fourth followed by the two rules. */
  fresh?: boolean | undefined;
  /** Without its words, where they stand beside it already. */
  bare?: boolean | undefined;
};

/** Four strokes: hairline still to come, ink right, two rules mastered. */
export function RunOfFour({ count, big, fresh, bare }: RunOfFourProps) {
  const strokes = (
    <Strokes count={count} big={big} fresh={fresh} role="img" aria-label={`${count} of 4 right in a row`} />
  );
  if (bare) return strokes;
  return (
    <span className={css.row} data-big={big || undefined}>
      {strokes}
      <span className={css.words}>{count >= 4 ? 'Mastered' : `${count} of 4`}</span>
    </span>
  );
}
