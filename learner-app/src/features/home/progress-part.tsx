import type { Account } from '@fourfold/core/contract/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { usePart } from '../../assigning/use-part.ts';
import css from './home-page.module.css';

const load = () => import('./charts/charts-part.tsx');
// Starts with the page's own code, before it is rendered.
load().catch(() => {});

/**
 * The charts section of the dashboard. Its code is loaded after the page: the data first, then the
 * drawing.
 */
export function ProgressPart({ account }: { account: Account }) {
  const part = usePart(load);
  return (
    <section aria-labelledby="progress" className={css.part}>
      {part.at === 'ready' ? (
        <part.Charts account={account} />
      ) : (
        <>
          <h2 id="progress">Progress</h2>
          {part.at === 'loading' ? (
            <Skeleton bars={[30, 88, 82, 86, 70]} label="Loading progress" />
          ) : (
            <ErrorPanel title="The charts could not be loaded." onRetry={part.retry}>
              Your answers are safe.
            </ErrorPanel>
          )}
        </>
      )}
    </section>
  );
}
