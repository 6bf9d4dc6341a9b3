import css from './skeleton.module.css';

type SkeletonProps = {
  /** Width of each bar in percent; the first is the title. */
  bars?: readonly number[];
  /** Announced to screen readers: what is loading. */
  label?: string;
};

/** A loading placeholder shaped like text; it shows after 200 ms. */
export function Skeleton({ bars = [38, 92, 86, 64], label = 'Loading' }: SkeletonProps) {
  return (
    <div className={css.skeleton} role="status" aria-busy="true" aria-label={label}>
      {bars.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity and never move
        <i key={at} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
