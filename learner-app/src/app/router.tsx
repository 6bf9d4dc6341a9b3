import { currentAccount } from '@fourfold/app-shell/session';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom';
import { gates } from '../start/page-gates.ts';
import { type LayoutName, layouts, type Page, pages } from '../start/pages.ts';
import { PageError } from './page-error.tsx';
import { RootLayout } from './root-layout.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router of this page; undefined until `openRouter` has run. */
export let router: Router;

/** Creates the router with all pages; it begins to load the current address at once. */
export function openRouter(): Router {
  const children = (Object.keys(layouts) as LayoutName[]).map(frameRoute);
  router = createBrowserRouter([{ Component: RootLayout, ErrorBoundary: PageError, children }]);
  return router;
}

function frameRoute(frame: LayoutName): RouteObject {
  const load = layouts[frame];
  return {
    ...(load && { lazy: () => loadComponent(load) }),
    children: pages.filter((page) => page.layout === frame).map(pageRoute),
  };
}

function pageRoute({ path, gate, load }: Page): RouteObject {
  return {
    path,
    // Runs again at each change of the session: redirects users who may no longer see the page.
    loader: () => {
      const redirectTo = gates[gate](currentAccount());
      return redirectTo === null ? null : replace(redirectTo);
    },
    lazy: () => loadComponent(load),
    ErrorBoundary: PageError,
  };
}

async function loadComponent(load: () => Promise<{ Component: ComponentType }>) {
  // The router renders nothing if `lazy` fails; a component that throws shows PageError.
  const { Component } = await load().catch((error) => ({
    Component() {
      throw error;
    },
  }));
  return { Component };
}
