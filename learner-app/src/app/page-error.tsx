import { isNotFound } from '@fourfold/app-shell/query-client';
import { Button } from '@fourfold/ui-kit/button';
import { useRouteError } from 'react-router-dom';
import css from './page-error.module.css';
import { Redirect } from './redirect.tsx';

/** Shown instead of a page that failed to load or render. Content that is not found has a page of its own (ACC-043). */
export function PageError() {
  const error = useRouteError();
  if (isNotFound(error)) return <Redirect to="/home/not_found" />;
  return (
    <main className={css.page}>
      <h1>This page could not be shown.</h1>
      <p>Your answers are safe. Check the connection and try again.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  );
}
