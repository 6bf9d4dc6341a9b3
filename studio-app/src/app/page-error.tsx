import { isNotFound } from '@fourfold/app-shell/query-client';
import { site } from '@fourfold/core/browser/site';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Navigate, useRouteError } from 'react-router-dom';

/** Shown instead of a page that failed to load or render. A missing main record leads to its own page (ACC-044). */
export function PageError() {
  if (isNotFound(useRouteError())) return <Navigate to="/admin/not_found" replace />;
  return (
    <ErrorPanel title="This page could not be shown." onRetry={() => location.reload()}>
      What was saved is safe. {site.isNewer ? 'A new version is ready.' : 'Check the connection and try again.'}
    </ErrorPanel>
  );
}
