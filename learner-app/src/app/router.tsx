import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, replace } from 'react-router-dom';
import { type Frame, frames, type Page, pages } from '../pages.ts';
import { currentAccount } from '../session/session.ts';
import { gates } from './admits.ts';
import { PageError } from './page-error.tsx';
import { Root } from './root.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The pages at their addresses; going to the present one begins at once. */
export function openRouter(): Router {
  return createBrowserRouter([
    { Component: Root, ErrorBoundary: PageError, children: (Object.keys(frames) as Frame[]).map(framed) },
  ]);
}

function framed(frame: Frame): RouteObject {
  const load = frames[frame];
  const children = pages.filter((page) => page.frame === frame).map(routeOf);
  return { ...(load && { lazy: () => part(load) }), children };
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
  const { Component } = await load();
  return { Component };
}
