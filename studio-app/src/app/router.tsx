import { currentAccount } from '@fourfold/app-shell/session';
import { createBrowserRouter, type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
import { queryClient } from '../data/query-client.ts';
import { topicLists } from '../features/parts/topic-tree/topic-lists.ts';
import { treeQuery } from '../features/parts/topic-tree/tree-cache.ts';
import { leaveForLearnerSite } from '../session/hand-over.ts';
import { PageError } from './page-error.tsx';
import { PublicLayout } from './public-layout.tsx';
import { RootLayout } from './root-layout.tsx';
import { PageLayout, Shell } from './shell.tsx';

/** Admins only (ACC-031): other users are sent to the learner site, logged-out ones to the log-in page (ACC-030). */
const adminsOnly: LoaderFunction = ({ request }) => {
  const account = currentAccount();
  if (!account) return replace('/');
  return account.is_admin ? null : leaveForLearnerSite(`/home${new URL(request.url).search}`);
};

/** Super admins only: other admins are sent to the not-found page (ACC-032). */
const superAdminsOnly: LoaderFunction = (args) => {
  const account = currentAccount();
  return account?.is_admin && !account.is_super_admin ? replace('/admin/not_found') : adminsOnly(args);
};

const loggedOutOnly: LoaderFunction = () => {
  const account = currentAccount();
  if (!account) return null;
  return account.is_admin ? replace('/admin') : leaveForLearnerSite('/home');
};

/** Learner pages requested from this site: leads to the same URL on the learner site (Q101). */
const toLearnerSite: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return leaveForLearnerSite(`${pathname}${search}`);
};

/**
 * A path with an invalid id is not found (Q208), and must not be sent to the API, where another path could match it.
 */
const withIds: LoaderFunction = (args) => {
  const areIds = Object.entries(args.params).every(([name, value = '']) => !name.endsWith('Id') || uuid.test(value));
  const redirect = adminsOnly(args);
  return redirect === null && !areIds ? replace('/admin/not_found') : redirect;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rendered by pages that redirect at once. */
const EmptyPage = () => null;

const notFound = () => import('../features/not-found/not-found-page.tsx');
const questions = () => import('../features/questions/questions-page.tsx');
const exams = () => import('../features/exams/exams-page.tsx');
const examQuestion = () => import('../features/questions/exam-question-page.tsx');
const examTest = () => import('../features/questions/exam-test-page.tsx');

/** Static paths, also those of the topic managers: declared first, so that none is matched as a sub-topic's id. */
const adminPages: RouteObject[] = [
  { index: true, lazy: () => import('../features/dashboard/dashboard-page.tsx') },
  { path: 'not_found', lazy: notFound },
  {
    path: 'reported_problems',
    loader: superAdminsOnly,
    lazy: () => import('../features/reports/reports-page.tsx'),
  },
  { path: 'audit', loader: superAdminsOnly, lazy: () => import('../features/audit/audit-page.tsx') },
  { path: 'account', lazy: () => import('../features/account/account-page.tsx') },
  { path: 'users', loader: superAdminsOnly, lazy: () => import('../features/users/users-page.tsx') },
  { path: 'sats', lazy: exams },
  { path: 'acts', lazy: exams },
  { path: 'health/:contentId', loader: withIds, lazy: () => import('../features/health/health-page.tsx') },
  { path: 'form/:examId/:variant', loader: withIds, lazy: () => import('../features/form/form-page.tsx') },
  { path: 'form/:examId/:variant/print', loader: withIds, lazy: () => import('../features/form/print/print-page.tsx') },
  { path: 'settings', lazy: () => import('../features/settings/settings-page.tsx') },
  { path: 'skills', lazy: () => import('../features/skills/skills-page.tsx') },
  ...topicLists.map(
    (list): RouteObject => ({
      path: list.path.slice('/admin/'.length),
      loader: (args) => {
        const redirect = adminsOnly(args);
        // In parallel with the page's script.
        if (redirect === null) void queryClient.prefetchQuery(treeQuery(list.kind));
        return redirect;
      },
      lazy: () => import('../features/topics/topics-page.tsx'),
    }),
  ),
  { path: '*', lazy: notFound },
];

/** The pages that edit questions. */
const deskPages: RouteObject[] = [
  { path: 'subtopic/:subtopicId/:subsubtopicId', lazy: questions },
  { path: 'problemset/:problemSetId', lazy: () => import('../features/questions/problem-set-page.tsx') },
  { path: 'sat/:questionId', lazy: examQuestion },
  { path: 'act/:questionId', lazy: examQuestion },
  { path: 'sat-test/:examId/:variant/:type', lazy: examTest },
  { path: 'act-test/:examId/:variant/:type', lazy: examTest },
  { path: ':subtopicId', lazy: questions },
].map((page) => ({ loader: withIds, ...page }));

const guarded = (pages: readonly RouteObject[]) =>
  pages.map((page) => ({ loader: adminsOnly, ...page, ErrorBoundary: PageError }) as RouteObject);

export type Router = ReturnType<typeof createBrowserRouter>;

/** Creates the studio's router; it starts with the current URL at once. */
export function createRouter(): Router {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: PageError,
      HydrateFallback: EmptyPage,
      children: [
        { path: '/', loader: loggedOutOnly, lazy: () => import('../features/log-in/log-in-page.tsx') },
        {
          path: '/admin',
          Component: Shell,
          children: [
            { Component: PageLayout, children: guarded(adminPages) },
            { lazy: () => import('./desk-frame.tsx'), ErrorBoundary: PageError, children: guarded(deskPages) },
          ],
        },
        ...['/home/*', '/register', '/forgot-password', '/reset-password/:token'].map((path) => ({
          path,
          loader: toLearnerSite,
          Component: EmptyPage,
        })),
        { Component: PublicLayout, children: [{ path: '*', lazy: notFound }] },
      ],
    },
  ]);
}
