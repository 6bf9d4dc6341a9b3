import type { ComponentProps } from 'react';
import css from './run-of-four.module.css';

type StrokesProps = Omit<ComponentProps<'span'>, 'className'> & {
  count: number;
  big?: boolean | undefined;
  fresh?: boolean | undefined;
};

/** The strokes alone: of a run, and of the wordmark. */
export function Strokes({ count, big, fresh, ...rest }: StrokesProps) {
  return (
    <span
      {...rest}
      className={css.strokes}
      data-big={big || undefined}
      data-done={count >= 4 || undefined}
      data-fresh={fresh || undefined}
    >
      {[1, 2, 3, 4].map((nth) => (
        <i key={nth} data-on={nth <= count || undefined} data-new={(fresh && nth === count) || undefined} />
      ))}
    </span>
  );
}
