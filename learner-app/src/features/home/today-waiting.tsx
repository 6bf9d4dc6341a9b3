import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import css from './home-page.module.css';

type TodayWaitingProps = { isFailed: boolean; busy: boolean; onRetry(): void };

/** The section Today while its code or its data is loading, or if that failed. */
export function TodayWaiting({ isFailed, busy, onRetry }: TodayWaitingProps) {
  return (
    <section className={css.part} aria-label="Today">
      {isFailed ? (
        <ErrorPanel title="What is next could not be loaded." onRetry={onRetry} busy={busy}>
          Your answers are safe.
        </ErrorPanel>
      ) : (
        <Skeleton bars={[30, 70, 50]} label="Loading what is next" />
      )}
    </section>
  );
}
