import css from './chart-states.module.css';

const heights = [45, 62, 38, 78, 54];

type ChartSkeletonProps = {
  /** What a screen reader announces. */
  label?: string;
};

/** The loading state of a chart, as high as its plot; it shows after 200 ms. */
export function ChartSkeleton({ label = 'Loading' }: ChartSkeletonProps) {
  return (
    <div className={css.skeleton} role="status" aria-busy="true" aria-label={label}>
      {heights.map((height) => (
        <i key={height} style={{ height: `${height}%` }} />
      ))}
    </div>
  );
}
