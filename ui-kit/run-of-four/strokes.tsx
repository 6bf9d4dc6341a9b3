import type { ComponentProps } from 'react';
import css from './run-of-four.module.css';

type StrokesProps = Omit<ComponentProps<'span'>, 'className'> & {
  count: number;
  of: number;
  big?: boolean | undefined;
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
