import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom';
import { match } from '../page-at.ts';
import { type Frame, fetchMorePages, frames, type Page, pages } from '../pages.ts';
import { currentAccount } from '../session/session.ts';
import { gates } from './admits.ts';
import { PageError } from './page-error.tsx';
import { Root } from './root.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The one of this page, once it is open. */
export let router: Router;

/**
 * The pages at their addresses; going to the present one begins at once. Where no page of the first script is at an
 * address, the rest of the map is fetched.
 */
export function openRouter(): Router {
  let isWhole = false;
  router = createBrowserRouter([{ Component: Root, ErrorBoundary: PageError, children: frameNames.map(framed) }], {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isWhole || pages.some((page) => match(page.path, path))) return;
      const more = await fetchMorePages();
      // A navigation that another has overtaken adds nothing; the other comes here too.
      if (isWhole || signal.aborted) return;
      for (const frame of frameNames) patch(frame, routesIn(frame, more));
      isWhole = true;
    },
  });
  return router;
}

const frameNames = Object.keys(frames) as Frame[];

function framed(frame: Frame): RouteObject {
  const load = frames[frame];
  return { id: frame, ...(load && { lazy: () => part(load) }), children: routesIn(frame, pages) };
}

function routesIn(frame: Frame, among: readonly Page[]): RouteObject[] {
  return among.filter((page) => page.frame === frame).map(routeOf);
}

function routeOf({ path, admits, load }: Page): RouteObject {
  return {
    path,
    // Asked again at each change of the session: whoever may not be here any more goes.
    loader: () => {
      const elsewhere = gates[admits](currentAccount());
      return elsewhere === null ? null : replace(elsewhere);
    },
    lazy: () => part(load),
    ErrorBoundary: PageError,
  };
}

async function part(load: () => Promise<{ Component: ComponentType }>) {
  // The router draws nothing at all where `lazy` fails; a page that throws leads to PageError.
  const { Component } = await load().catch((error) => ({
    Component() {
      throw error;
    },
  }));
  return { Component };
}
