import { Alerts } from '@fourfold/ui-kit/alerts';
import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Around every page: alerts, and where one had scrolled to. */
export function Root() {
  return (
    <>
      <Outlet />
      <Alerts />
      <ScrollRestoration />
    </>
  );
}
