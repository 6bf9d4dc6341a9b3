import { sessionsCall } from '@fourfold/app-shell/sessions-call';
import type { Account } from '@fourfold/core/contract/session';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { practiceTopicKinds } from '@fourfold/core/topics/topic-kinds';
import type { ComponentType } from 'react';
import { examListLinks } from '../features/exams/first/exam-lists-navigation.ts';
import { sequenceCalls } from '../features/practice/first/sequence-calls.ts';
import { setCalls } from '../features/practice/first/set-calls.ts';
import { classTestsCall } from '../features/students/first/class-tests-call.ts';
import { pageIn, studentsCall } from '../features/students/first/students-call.ts';
import { testFamilies } from '../features/test-sections/first/test-families.ts';
import { flowCall } from '../features/topic-flow/first/flow-calls.ts';
import { topicLists, topicsCall } from '../features/topics/first/topic-lists.ts';
import type { GateName } from './page-gates.ts';

/** The layout around a page: log-in, menu, wordmark alone, or none. */
export type LayoutName = 'gate' | 'shell' | 'open' | 'paper';

export type Params = Readonly<Record<string, string>>;

export type Page = {
  /** In the router's syntax; `*` at the end matches anything. */
  path: string;
  layout: LayoutName;
  gate: GateName;
  load(): Promise<PageModule>;
  /** Returns the page's first requests for the account with the id `me`; sent before the page's code is loaded. */
  firstRequests?(
    params: Params,
    me: string,
    query: URLSearchParams,
    account: Account,
  ): PageRequests | Promise<PageRequests>;
};

type PageRequests = readonly ApiQuery[];
type PageModule = { Component: ComponentType };

/** The code of each layout; practice and test pages have their own header. */
export const layouts: Record<LayoutName, (() => Promise<PageModule>) | null> = {
  gate: () => import('../app/gate/gate-layout.tsx'),
  shell: () => import('../app/frames/shell.tsx'),
  open: () => import('../app/frames/public-layout.tsx'),
  paper: null,
};

/** The code of a page that a visit seldom begins with. */
function other(name: keyof typeof import('./lazy/other-pages.ts')) {
  return async (): Promise<PageModule> => (await import('./lazy/other-pages.ts'))[name]();
}
const notFound = other('notFound');

/** All pages of the site. The more specific path comes first; the last one matches everything else. */
export const pages: readonly Page[] = [
  { path: '/', ...gatePage(() => import('../features/access/log-in-page.tsx')) },
  { path: '/register', ...gatePage(other('register')) },
  { path: '/forgot-password', ...gatePage(other('forgotPassword')) },
  { path: '/reset-password/:token', ...gatePage(other('resetPassword')) },
  {
    path: '/home',
    layout: 'shell',
    gate: 'learners',
    load: () => import('../features/home/home-page.tsx'),
    firstRequests: async (_, __, query, account) =>
      (await import('../features/home/home-first-calls.ts')).homeFirstCalls(account, query),
  },
  {
    path: '/home/students',
    layout: 'shell',
    gate: 'tutors',
    load: () => import('../features/students/students-page.tsx'),
    firstRequests: (_, __, query) => [studentsCall(pageIn(query))],
  },
  {
    path: '/home/students/scores',
    layout: 'shell',
    gate: 'tutors',
    load: other('classScores'),
    firstRequests: () => [classTestsCall],
  },
  {
    path: '/home/account',
    layout: 'shell',
    gate: 'logged-in',
    load: other('account'),
    firstRequests: () => [sessionsCall],
  },
  {
    path: '/home/welcome',
    layout: 'shell',
    gate: 'practisers',
    load: other('welcome'),
  },
  {
    path: '/home/diagnostic',
    ...paperPage(other('diagnostic')),
  },
  ...Object.values(examListLinks).map(
    ({ family, path }): Page => ({
      path,
      layout: 'shell',
      gate: 'learners',
      load: () => import('../features/exams/exams-page.tsx'),
      firstRequests: async (_, me, query) =>
        (await import('../features/exams/exam-first-calls.ts')).examFirstCalls(family, query, me),
    }),
  ),
  ...topicLists.map(
    (list): Page => ({
      path: list.path,
      layout: 'shell',
      gate: 'learners',
      load: () => import('../features/topics/topics-page.tsx'),
      firstRequests: () => [topicsCall(list)],
    }),
  ),
  ...testFamilies.map(
    (family): Page => ({
      path: `${family.base}/:examId/:variant/:section`,
      ...paperPage(other('test')),
      firstRequests: async (params) =>
        (await import('../features/test-sections/test-route.ts')).testCalls(family, params),
    }),
  ),
  {
    path: '/home/mistakes',
    layout: 'shell',
    gate: 'learners',
    load: other('mistakes'),
  },
  {
    path: '/home/score-report/:examId/:variant',
    layout: 'shell',
    gate: 'learners',
    load: other('scoreReport'),
    firstRequests: async (params) => {
      const call = (await import('../features/score-report/report-calls.ts')).reportCall(params);
      return call ? [call] : [];
    },
  },
  {
    path: '/home/problemset/:problemSetId/:parentId',
    ...paperPage(() => import('../features/practice/set/problem-set-page.tsx')),
    firstRequests: (params, me, query) => setCalls(params, query, me),
  },
  { path: '/home/review', ...paperPage(other('review')) },
  ...practiceTopicKinds.flatMap((kind) => [
    sequencePage(`/home/${kind}/subsubtopic/:subsubtopicId/:subtopicId`),
    sequencePage(`/home/${kind}/:subtopicId/:topicId`),
  ]),
  sequencePage('/home/sat/:satQuestionId'),
  sequencePage('/home/act/:actQuestionId'),
  flowPage('/topic/:topicId/question'),
  flowPage('/topic/:topicId/question/:questionId'),
  {
    path: '/sat/:satId',
    layout: 'paper',
    gate: 'learners',
    load: other('examLink'),
  },
  { path: '/home/*', layout: 'shell', gate: 'logged-in', load: notFound },
  { path: '/admin/*', layout: 'open', gate: 'admins', load: other('handOver') },
  { path: '/*', layout: 'open', gate: 'anyone', load: notFound },
];

function gatePage(load: Page['load']) {
  return { layout: 'gate', gate: 'logged-out', load } as const;
}

function paperPage(load: Page['load']) {
  return { layout: 'paper', gate: 'practisers', load } as const;
}

function sequencePage(path: string): Page {
  return {
    path,
    ...paperPage(() => import('../features/practice/sequence/sequence-page.tsx')),
    firstRequests: sequenceCalls,
  };
}

function flowPage(path: string): Page {
  return {
    path,
    ...paperPage(other('flow')),
    firstRequests: ({ topicId }) => [flowCall(topicId ?? '')],
  };
}
