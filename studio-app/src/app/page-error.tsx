import { site } from '@fourfold/core/browser/site';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Navigate, useRouteError } from 'react-router-dom';
import { isNotFound } from '../data/query-client.ts';

/** What stands in place of a page that cannot be shown. A main record that is not there has a page of its own (3§8). */
export function PageError() {
  if (isNotFound(useRouteError())) return <Navigate to="/admin/not_found" replace />;
  return (
    <ErrorPanel title="This page could not be shown." onRetry={() => location.reload()}>
      What was saved is safe. {site.isNewer ? 'A new version is ready.' : 'Check the connection and try again.'}
    </ErrorPanel>
  );
}
