import type { Account } from '@fourfold/core/contract/session';
import type { Asked } from '@fourfold/core/contract/types';
import type { ComponentType } from 'react';
import type { Admits } from './app/admits.ts';
import { type Kind, kinds } from './features/practice/kinds.ts';
import { sequenceCalls } from './features/practice/sequence-calls.ts';
import { setCalls } from './features/practice/set-calls.ts';

/** What stands around a page: the log-in's two halves, menu and bar, the name alone, or nothing. */
export type Frame = 'gate' | 'shell' | 'open' | 'paper';

export type Params = Readonly<Record<string, string>>;

export type Page = {
  /** As the router writes it; `*` at the end is anything. */
  path: string;
  frame: Frame;
  admits: Admits;
  load(): Promise<Part>;
  /** What it asks the server first, for the account whose id is `me`: asked before its code is here. */
  first?(params: Params, me: string, query: URLSearchParams, account: Account): Calls | Promise<Calls>;
};

type Calls = readonly Asked[];
type Part = { Component: ComponentType };

/** The pages that are not in the first script. One place fetches them: what they are made of is named in it. */
export async function fetchMorePages(): Promise<readonly Page[]> {
  return (await import('./more-pages.ts')).morePages;
}

/** The code of each frame; a page on paper brings its own bar. */
export const frames: Record<Frame, (() => Promise<Part>) | null> = {
  gate: () => import('./app/frames/gate.tsx'),
  shell: () => import('./app/frames/shell.tsx'),
  open: () => import('./app/frames/open.tsx'),
  paper: null,
};

/**
 * The pages that most visits begin with, the more particular path first; they are in the page's first script. An
 * address of none of them is looked up in `more-pages.ts`.
 */
export const pages: readonly Page[] = [
  { path: '/', frame: 'gate', admits: 'logged-out', load: () => import('./features/access/log-in-page.tsx') },
  {
    path: '/home',
    frame: 'shell',
    admits: 'learners',
    load: () => import('./features/home/home-page.tsx'),
    // Much is asked, and not with every page's first script.
    first: (_, __, query, account) =>
      import('./features/home/first-calls.ts').then((part) => part.homeCalls(account, query)),
  },
  {
    path: '/home/problemset/:problemSetId/:parentId',
    frame: 'paper',
    admits: 'practisers',
    load: () => import('./features/practice/problem-set-page.tsx'),
    first: (params, me, query) => setCalls(params, query, me),
  },
  ...(Object.keys(kinds) as Kind[]).flatMap((kind) => [
    sequencePage(`${kind}/subsubtopic/:subsubtopicId/:subtopicId`),
    sequencePage(`${kind}/:subtopicId/:topicId`),
  ]),
  sequencePage('sat/:satQuestionId'),
  sequencePage('act/:actQuestionId'),
];

function sequencePage(path: string): Page {
  return {
    path: `/home/${path}`,
    frame: 'paper',
    admits: 'practisers',
    load: () => import('./features/practice/sequence-page.tsx'),
    first: sequenceCalls,
  };
}
