import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { variants } from '@fourfold/core/exams/section';
import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../quiet.ts';
import { root } from '../server.ts';
import { plant, plantExam, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { tutorRows } from '../support/tutoring.ts';

// Opens every page of both apps and checks its title. The fixture `expectNoPageErrors` checks that
// no page throws or violates its Content-Security-Policy.

const oneQuestion = { text: 'One?', choices: yesOrNo, explain: 'So it is.' };
const sets = { run: { title: 'The set', questions: [oneQuestion, oneQuestion] } };
const sections = { sat: 'MathNoCalc', act: 'Mathematics' } as const;

/** The visited paths of a site by title: two pages with the same title could not be told apart in two tabs. */
type Titles = Map<string, string>;

async function recordTitle(page: Page, titles: Titles): Promise<void> {
  const [title, path] = [await page.title(), new URL(page.url()).pathname];
  expect(title, path).toMatch(/. · Fourfold/);
  // All missing addresses show the same page.
  if (title.startsWith('404 Page Not Found')) return;
  expect(titles.get(title) ?? path, `the title “${title}”`).toBe(path);
  titles.set(title, path);
}

/** Opens each path and waits until it has loaded. Returns the app files that were loaded. */
async function crawl(page: Page, site: string, paths: readonly string[], titles: Titles): Promise<Set<string>> {
  const loadedFiles = new Set<string>();
  page.on('response', (reply) => {
    loadedFiles.add(reply.url().split('/assets/')[1] ?? '');
  });
  for (const path of paths) {
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await waitForNetworkIdle(page, 250);
    await expect(page.getByText('This page could not be shown.'), path).toHaveCount(0);
    await recordTitle(page, titles);
  }
  return loadedFiles;
}

function isLoaded(name: string, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => file.startsWith(`${name}-`));
}

/** The file names of the pages that a router loads on demand. */
async function pageFilesIn(...files: string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/import\('[^']*\/([\w-]+-page)\.tsx'\)/g)].map(([, name]) => name ?? ''),
  );
}

test('each page of the learner app renders, for every role that may open it', async ({
  page,
  app,
  db,
  mountPage,
  anotherBrowser,
}) => {
  test.setTimeout(300_000);
  const math = await plant(db, { sequence: { a: oneQuestion }, sets });
  const own = await plant(db, { level: 'subtopic', kind: 'grammar', sequence: { a: oneQuestion } });
  const exams = await Promise.all(
    (['sat', 'act'] as const).map((family) => {
      const section = sections[family];
      const tests = variants.map((variant) => ({ section, variant, questions: [oneQuestion] }));
      return plantExam(db, { family, topics: { a: { section, sequence: { a: oneQuestion }, sets } }, tests });
    }),
  );
  const titles: Titles = new Map();
  const visitor = await (await anotherBrowser()).newPage();
  const forms = ['/', '/register', '/forgot-password', '/reset-password/x', '/nowhere'];
  const loadedFiles = await crawl(visitor, app.learner, forms, titles);

  await mountPage('/home', { as: 'student' });
  const studentPaths = [
    ...['/home', '/home/math', '/home/grammar', '/home/reading', '/home/sat-topics', '/home/sats', '/home/acts'],
    ...['/home/welcome', '/home/diagnostic', '/home/mistakes', '/home/review'],
    ...['/home/account', '/home/nothing', '/home/not_found'],
    ...[math.address, math.setAddress('run'), own.address, `/topic/${math.subtopic}/question`],
    `/topic/${math.topic}/question`,
    ...exams.flatMap(({ id, topic: { a }, test: address }, at) => [
      ...variants.map((variant) => `/home/score-report/${id}/${variant}`),
      ...(a ? [a.address, a.popup, a.setAddress('run')] : []),
      ...variants.map((variant) => address(at === 0 ? sections.sat : sections.act, variant).address),
    ]),
    `/sat/${exams[0]?.id}`,
  ];
  const studentFiles = await crawl(page, app.learner, studentPaths, titles);

  const { tutor, rows } = tutorRows({ name: 'Ada', mastered: 1, seconds: 60 });
  const tutorPage = await (await anotherBrowser()).newPage();
  await mountPage('/home', { as: tutor, planted: { rows }, page: tutorPage });
  const tutorPaths = ['/home/students', '/home/students/scores', '/home/account', '/home'];
  const tutorFiles = await crawl(tutorPage, app.learner, tutorPaths, titles);
  const all = new Set([...loadedFiles, ...studentFiles, ...tutorFiles]);
  const expectedPages = [
    ...(await pageFilesIn('learner-app/src/start/pages.ts')),
    ...(await pageFilesIn('learner-app/src/start/lazy/other-pages.ts')),
  ];
  expect(expectedPages.length).toBeGreaterThan(12);
  // This page redirects to the other site at once.
  expect(expectedPages.filter((name) => !isLoaded(name, all))).toEqual(['hand-over-page']);
});

test('each page of the studio renders, for both kinds of admin', async ({
  page,
  app,
  db,
  mountPage,
  anotherBrowser,
}) => {
  test.setTimeout(300_000);
  const math = await plant(db, { sequence: { a: oneQuestion }, sets });
  const own = await plant(db, { level: 'subtopic', sequence: { a: oneQuestion } });
  const exams = await Promise.all(
    (['sat', 'act'] as const).map(async (family) => {
      const section = sections[family];
      const tests = variants.map((variant) => ({ section, variant, questions: [oneQuestion] }));
      const exam = await plantExam(db, {
        family,
        topics: { a: { section, sequence: { a: oneQuestion }, sets } },
        tests,
      });
      const ofTests = variants.map((variant) => `/admin/${family}-test/${exam.id}/${variant}/${section}`);
      return [`/admin/${family}/${exam.topic.a?.id}`, `/admin/health/${exam.id}`, ...ofTests];
    }),
  );
  const form = await plantExam(db, {
    edition: 'sat-digital',
    topics: {},
    tests: variants.map((variant) => ({ section: 'Math1', variant, questions: [oneQuestion] })),
  });
  const commonPaths = [
    ...variants.flatMap((variant) => [`/form/${form.id}/${variant}`, `/form/${form.id}/${variant}/print`]),
    ...[
      '',
      '/math-topics',
      '/grammar-topics',
      '/reading-topics',
      '/sat-topics',
      '/sats',
      '/acts',
      '/settings',
      '/skills',
    ],
    ...['/account', '/not_found', '/nothing', `/health/${math.topic}`, `/${own.subtopic}`],
    ...[`/subtopic/${math.subtopic}/${math.subsubtopic}`, `/subtopic/${math.subtopic}/${math.subsubtopic}?view=map`],
    ...[`/problemset/${math.set.run}`],
  ].map((path) => `/admin${path}`);
  const visitor = await (await anotherBrowser()).newPage();
  const titles: Titles = new Map();
  const loadedFiles = await crawl(visitor, app.studio, ['/', '/nowhere'], titles);
  for (const [role, extraPaths] of [
    ['super-admin', ['/admin/reported_problems', '/admin/audit', '/admin/users']],
    ['admin', ['/admin/users']],
  ] as const) {
    const own = role === 'admin' ? await (await anotherBrowser()).newPage() : page;
    await mountPage('/admin', { as: role, page: own });
    const paths = [...commonPaths, ...exams.flat(), ...extraPaths];
    for (const name of await crawl(own, app.studio, paths, titles)) loadedFiles.add(name);
  }
  const expectedPages = await pageFilesIn('studio-app/src/app/router.tsx');
  expect(expectedPages.length).toBeGreaterThan(12);
  expect(expectedPages.filter((name) => !isLoaded(name, loadedFiles))).toEqual([]);
});
