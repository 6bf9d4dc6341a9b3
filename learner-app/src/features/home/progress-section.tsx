import type { Account } from '@fourfold/core/contract/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useLazyModule } from '../../assigning/use-lazy-module.ts';
import css from './home-page.module.css';

const load = () => import('./charts/charts-section.tsx');
// Starts with the page's own code, before it is rendered.
load().catch(() => {});

/** The charts section of the dashboard. Its code is loaded after the page: the data first, then the drawing. */
export function ProgressSection({ account }: { account: Account }) {
  const charts = useLazyModule(load);
  return (
    <section aria-labelledby="progress" className={css.part}>
      {charts.kind === 'ready' ? (
        <charts.ChartsSection account={account} />
      ) : (
        <>
          <h2 id="progress">Progress</h2>
          {charts.kind === 'loading' ? (
            <Skeleton bars={[30, 88, 82, 86, 70]} label="Loading progress" />
          ) : (
            <ErrorPanel title="The charts could not be loaded." onRetry={charts.retry}>
              Your answers are safe.
            </ErrorPanel>
          )}
        </>
      )}
    </section>
  );
}
