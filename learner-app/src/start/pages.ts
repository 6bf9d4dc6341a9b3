import type { Account } from '@fourfold/core/contract/session';
import type { Asked } from '@fourfold/core/contract/types';
import type { ComponentType } from 'react';
import { sessionsCall } from '../features/account/first/sessions-call.ts';
import { examPlaces } from '../features/exams/first/exam-places.ts';
import { type Kind, kinds } from '../features/practice/first/kinds.ts';
import { sequenceCalls } from '../features/practice/first/sequence-calls.ts';
import { setCalls } from '../features/practice/first/set-calls.ts';
import { pageIn, studentsCall } from '../features/students/first/students-call.ts';
import { testFamilies } from '../features/tests/first/test-families.ts';
import { flowCall } from '../features/topic-flow/first/flow-calls.ts';
import { topicLists, topicsCall } from '../features/topics/first/topic-lists.ts';
import type { Admits } from './admits.ts';

/** The layout around a page: log-in, menu, wordmark alone, or none. */
export type Frame = 'gate' | 'shell' | 'open' | 'paper';

export type Params = Readonly<Record<string, string>>;

export type Page = {
  /** In the router's syntax; `*` at the end matches anything. */
  path: string;
  frame: Frame;
  admits: Admits;
  load(): Promise<Part>;
  /**
   * Returns the page's first requests for the account with the id `me`; sent before the page's code
   * is loaded.
   */
  first?(params: Params, me: string, query: URLSearchParams, account: Account): Calls | Promise<Calls>;
};

type Calls = readonly Asked[];
type Part = { Component: ComponentType };

/** The code of each layout; practice and test pages have their own header. */
export const frames: Record<Frame, (() => Promise<Part>) | null> = {
  gate: () => import('../app/gate/gate.tsx'),
  shell: () => import('../app/frames/shell.tsx'),
  open: () => import('../app/frames/open.tsx'),
  paper: null,
};

const notFound = () => import('../features/not-found/not-found-page.tsx');

/**
 * All pages of the site. The more specific path comes first; the last one matches everything else.
 */
export const pages: readonly Page[] = [
  { path: '/', ...gate(() => import('../features/access/log-in-page.tsx')) },
  { path: '/register', ...gate(() => import('../features/access/register-page.tsx')) },
  { path: '/forgot-password', ...gate(() => import('../features/access/forgot-password-page.tsx')) },
  { path: '/reset-password/:token', ...gate(() => import('../features/access/reset-password-page.tsx')) },
  {
    path: '/home',
    frame: 'shell',
    admits: 'learners',
    load: () => import('../features/home/home-page.tsx'),
    first: async (_, __, query, account) => (await import('../features/home/first-calls.ts')).homeCalls(account, query),
  },
  {
    path: '/home/students',
    frame: 'shell',
    admits: 'tutors',
    load: () => import('../features/students/students-page.tsx'),
    first: (_, __, query) => [studentsCall(pageIn(query))],
  },
  {
    path: '/home/account',
    frame: 'shell',
    admits: 'logged-in',
    load: () => import('../features/account/account-page.tsx'),
    first: () => [sessionsCall],
  },
  ...Object.values(examPlaces).map(
    ({ family, path }): Page => ({
      path,
      frame: 'shell',
      admits: 'learners',
      load: () => import('../features/exams/exams-page.tsx'),
      first: async (_, me, query) => (await import('../features/exams/first-calls.ts')).examCalls(family, query, me),
    }),
  ),
  ...topicLists.map(
    (list): Page => ({
      path: list.path,
      frame: 'shell',
      admits: 'learners',
      load: () => import('../features/topics/topics-page.tsx'),
      first: () => [topicsCall(list)],
    }),
  ),
  ...testFamilies.map(
    (family): Page => ({
      path: `${family.base}/:examId/:variant/:section`,
      ...paper(() => import('../features/tests/test-page.tsx')),
      first: async (params) => (await import('../features/tests/test-route.ts')).testCalls(family, params),
    }),
  ),
  {
    path: '/home/problemset/:problemSetId/:parentId',
    ...paper(() => import('../features/practice/set/problem-set-page.tsx')),
    first: (params, me, query) => setCalls(params, query, me),
  },
  ...(Object.keys(kinds) as Kind[]).flatMap((kind) => [
    sequence(`/home/${kind}/subsubtopic/:subsubtopicId/:subtopicId`),
    sequence(`/home/${kind}/:subtopicId/:topicId`),
  ]),
  sequence('/home/sat/:satQuestionId'),
  sequence('/home/act/:actQuestionId'),
  flow('/topic/:topicId/question'),
  flow('/topic/:topicId/question/:questionId'),
  {
    path: '/sat/:satId',
    frame: 'paper',
    admits: 'learners',
    load: () => import('../features/topic-flow/exam-link-page.tsx'),
  },
  { path: '/home/*', frame: 'shell', admits: 'logged-in', load: notFound },
  { path: '/admin/*', frame: 'open', admits: 'admins', load: () => import('../features/hand-over/hand-over-page.tsx') },
  { path: '/*', frame: 'open', admits: 'anyone', load: notFound },
];

function gate(load: Page['load']) {
  return { frame: 'gate', admits: 'logged-out', load } as const;
}

function paper(load: Page['load']) {
  return { frame: 'paper', admits: 'practisers', load } as const;
}

function sequence(path: string): Page {
  return {
    path,
    ...paper(() => import('../features/practice/sequence/sequence-page.tsx')),
    first: sequenceCalls,
  };
}

function flow(path: string): Page {
  return {
    path,
    ...paper(() => import('../features/topic-flow/flow-page.tsx')),
    first: ({ topicId }) => [flowCall(topicId ?? '')],
  };
}
