import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom';
import { currentAccount } from '../session/session.ts';
import { gates } from '../start/admits.ts';
import { type Frame, frames, type Page, pages } from '../start/pages.ts';
import { PageError } from './page-error.tsx';
import { Root } from './root.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router of this page; undefined until `openRouter` has run. */
export let router: Router;

/** Creates the router with all pages; it begins to load the current address at once. */
export function openRouter(): Router {
  const children = (Object.keys(frames) as Frame[]).map(framed);
  router = createBrowserRouter([{ Component: Root, ErrorBoundary: PageError, children }]);
  return router;
}

function framed(frame: Frame): RouteObject {
  const load = frames[frame];
  return {
    ...(load && { lazy: () => part(load) }),
    children: pages.filter((page) => page.frame === frame).map(routeOf),
  };
}

function routeOf({ path, admits, load }: Page): RouteObject {
  return {
    path,
    // Runs again at each change of the session: redirects users who may no longer see the page.
    loader: () => {
      const elsewhere = gates[admits](currentAccount());
      return elsewhere === null ? null : replace(elsewhere);
    },
    lazy: () => part(load),
    ErrorBoundary: PageError,
  };
}

async function part(load: () => Promise<{ Component: ComponentType }>) {
  // The router renders nothing if `lazy` fails; a component that throws shows PageError.
  const { Component } = await load().catch((error) => ({
    Component() {
      throw error;
    },
  }));
  return { Component };
}
