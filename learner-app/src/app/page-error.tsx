import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useRouteError } from 'react-router-dom';
import { isNotFound } from '../data/query-client.ts';
import { Go } from './go.tsx';
import css from './page-error.module.css';

/** What stands in place of a page that cannot be shown. Content that is not there has a page of its own (1§8). */
export function PageError() {
  const error = useRouteError();
  if (isNotFound(error)) return <Go to="/home/not_found" />;
  return (
    <main className={css.page}>
      <ErrorPanel title="This page could not be shown." onRetry={() => location.reload()}>
        Your answers are safe. Check the connection and try again.
      </ErrorPanel>
    </main>
  );
}
