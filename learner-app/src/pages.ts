import type { Asked } from '@fourfold/core/contract/types';
import type { ComponentType } from 'react';
import type { Admits } from './app/admits.ts';
import { examLists } from './features/exams/exam-lists.ts';
import { examCalls } from './features/exams/first-calls.ts';
import { homeCalls } from './features/home/first-calls.ts';
import { type Kind, kinds } from './features/practice/kinds.ts';
import { sequenceCalls } from './features/practice/sequence-calls.ts';
import { setCalls } from './features/practice/set-calls.ts';
import { flowCalls } from './features/topic-flow/flow-calls.ts';
import { listCalls } from './features/topics/first-calls.ts';
import { topicLists } from './features/topics/topic-lists.ts';

/** What stands around a page: the log-in's two halves, menu and bar, the name alone, or nothing. */
export type Frame = 'gate' | 'shell' | 'open' | 'paper';

export type Params = Readonly<Record<string, string>>;

export type Page = {
  /** As the router writes it; `*` at the end is anything. */
  path: string;
  frame: Frame;
  admits: Admits;
  load(): Promise<Part>;
  /** What it asks the server first, for the account `me`: asked before its code is here. */
  first?(params: Params, me: string, query: URLSearchParams): readonly Asked[];
};

type Part = { Component: ComponentType };

/** The code of each frame; a page on paper brings its own bar. */
export const frames: Record<Frame, (() => Promise<Part>) | null> = {
  gate: () => import('./app/frames/gate.tsx'),
  shell: () => import('./app/frames/shell.tsx'),
  open: () => import('./app/frames/open.tsx'),
  paper: null,
};

const notFound = () => import('./features/not-found/not-found-page.tsx');

/** Every page of the site, the more particular path first. */
export const pages: readonly Page[] = [
  { path: '/', frame: 'gate', admits: 'logged-out', load: () => import('./features/access/log-in-page.tsx') },
  { path: '/register', frame: 'gate', admits: 'logged-out', load: () => import('./features/access/register-page.tsx') },
  {
    path: '/forgot-password',
    frame: 'gate',
    admits: 'logged-out',
    load: () => import('./features/access/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password/:token',
    frame: 'gate',
    admits: 'logged-out',
    load: () => import('./features/access/reset-password-page.tsx'),
  },
  {
    path: '/home',
    frame: 'shell',
    admits: 'learners',
    load: () => import('./features/home/home-page.tsx'),
    first: homeCalls,
  },
  {
    path: '/home/students',
    frame: 'shell',
    admits: 'tutors',
    load: () => import('./features/students/students-page.tsx'),
  },
  ...examLists.map(
    (list): Page => ({
      path: list.path,
      frame: 'shell',
      admits: 'learners',
      load: () => import('./features/exams/exams-page.tsx'),
      first: (_, me, query) => examCalls(list, query, me),
    }),
  ),
  ...topicLists.map(
    (list): Page => ({
      path: list.path,
      frame: 'shell',
      admits: 'learners',
      load: () => import('./features/topics/topics-page.tsx'),
      first: () => listCalls(list),
    }),
  ),
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
  flowPage('/topic/:topicId/question'),
  flowPage('/topic/:topicId/question/:questionId'),
  {
    path: '/sat/:satId',
    frame: 'paper',
    admits: 'learners',
    load: () => import('./features/topic-flow/exam-link-page.tsx'),
  },
  { path: '/home/*', frame: 'shell', admits: 'logged-in', load: notFound },
  {
    path: '/admin/*',
    frame: 'open',
    admits: 'admins',
    load: () => import('./features/hand-over/hand-over-page.tsx'),
  },
  { path: '/*', frame: 'open', admits: 'anyone', load: notFound },
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

function flowPage(path: string): Page {
  return {
    path,
    frame: 'paper',
    admits: 'practisers',
    load: () => import('./features/topic-flow/flow-page.tsx'),
    first: ({ topicId }) => flowCalls(topicId ?? ''),
  };
}
