import { accountCalls } from './features/account/first-calls.ts';
import { examLists } from './features/exams/exam-lists.ts';
import { firstCalls } from './features/exams/first-calls.ts';
import { pageIn, studentsCall } from './features/students/students-call.ts';
import { testFamilies } from './features/tests/test-families.ts';
import { testCalls } from './features/tests/test-route.ts';
import { flowCalls } from './features/topic-flow/flow-calls.ts';
import { listCalls } from './features/topics/first-calls.ts';
import { topicLists } from './features/topics/topic-lists.ts';
import type { Page } from './pages.ts';

const notFound = () => import('./features/not-found/not-found-page.tsx');

/** Every other page of the site, the more particular path first; the last one takes what is left. */
export const morePages: readonly Page[] = [
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
    path: '/home/students',
    frame: 'shell',
    admits: 'tutors',
    load: () => import('./features/students/students-page.tsx'),
    first: (_, __, query) => [studentsCall(pageIn(query))],
  },
  {
    path: '/home/account',
    frame: 'shell',
    admits: 'logged-in',
    load: () => import('./features/account/account-page.tsx'),
    first: () => accountCalls,
  },
  ...examLists.map(
    (list): Page => ({
      path: list.path,
      frame: 'shell',
      admits: 'learners',
      load: () => import('./features/exams/exams-page.tsx'),
      first: (_, me, query) => firstCalls(list, query, me),
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
  ...testFamilies.map(
    (family): Page => ({
      path: `${family.base}/:examId/:variant/:section`,
      frame: 'paper',
      admits: 'practisers',
      load: () => import('./features/tests/test-page.tsx'),
      first: (params) => testCalls(family, params),
    }),
  ),
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

function flowPage(path: string): Page {
  return {
    path,
    frame: 'paper',
    admits: 'practisers',
    load: () => import('./features/topic-flow/flow-page.tsx'),
    first: ({ topicId }) => flowCalls(topicId ?? ''),
  };
}
