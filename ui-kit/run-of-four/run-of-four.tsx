import css from './run-of-four.module.css';
import { Strokes } from './strokes.tsx';

type RunOfFourProps = {
  /** Right answers in a row, 0 to `of`. */
  count: number;
  /** The number of right answers in a row that masters the set. */
  of: number;
  /** The large strokes of the margin. */
  big?: boolean | undefined;
  /** Animates the last stroke as newly won; the final one is followed by the two rules. */
  isNew?: boolean | undefined;
  /** Without its text, if the page already shows it next to the strokes. */
  hidesText?: boolean | undefined;
};

/**
 * The run of a problem set as strokes: thin strokes are missing, ink ones are right answers, two rules mean mastered.
 */
export function RunOfFour({ count, of, big, isNew, hidesText }: RunOfFourProps) {
  const strokes = <Strokes {...{ count, of, big, isNew }} role="img" aria-label={`${count} of ${of} right in a row`} />;
  if (hidesText) return strokes;
  return (
    <span className={css.row} data-big={big || undefined}>
      {strokes}
      <span className={css.words}>{count >= of ? 'Mastered' : `${count} of ${of}`}</span>
    </span>
  );
}
