import type { ComponentProps } from 'react';
import css from './run-of-four.module.css';

type StrokesProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** The number of ink strokes, 0 to `of`. */
  count: number;
  /** The number of all strokes. */
  of: number;
  /** The large strokes of the margin. */
  big?: boolean | undefined;
  /** Animates the last ink stroke as newly won. */
  isNew?: boolean | undefined;
};

/** The strokes without text, for a run and the wordmark. */
export function Strokes({ count, of, big, isNew, ...rest }: StrokesProps) {
  return (
    <span
      {...rest}
      className={css.strokes}
      data-big={big || undefined}
      data-done={count >= of || undefined}
      data-fresh={isNew || undefined}
    >
      {Array.from({ length: of }, (_, at) => at + 1).map((nth) => (
        <i key={nth} data-on={nth <= count || undefined} data-new={(isNew && nth === count) || undefined} />
      ))}
    </span>
  );
}
