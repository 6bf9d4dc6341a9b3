// npm run bench:weight: JavaScript that is fetched until a page can be used, in brotli kB, beside the floor.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { type RunningServer, startServer } from '@fourfold/e2e/server';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { appOptions } from '../learner-app/build/options.ts';

const budgets = { practiceOver: 22, practiceCss: 10, loginOver: 10 };

const floor = await weighFloor();
const app = await startServer();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  const practice = await weigh(browser, await practiceVisit(browser, app));
  const login = await weigh(browser, {
    address: `${app.learner}/`,
    ready: (page) => page.getByRole('button', { name: 'Log In' }).waitFor(),
  });
  for (const [name, page] of Object.entries({ practice, login })) {
    console.log(`${name}: ${kB(page.script)} kB JavaScript, ${kB(page.style)} kB CSS`);
    for (const file of page.files) console.log(`  ${kB(file.bytes).padStart(7)}  ${file.name}`);
  }
  const over = practice.script - floor;
  const loginOver = login.script - floor;
  console.log(
    `weight: practice ${kB(practice.script)} kB, floor ${kB(floor)} kB, over ${kB(over)} kB, login over ${kB(loginOver)} kB`,
  );
  const broken = [
    over > budgets.practiceOver * 1000 && `practice is more than ${budgets.practiceOver} kB over the floor`,
    loginOver > budgets.loginOver * 1000 && `log-in is more than ${budgets.loginOver} kB over the floor`,
    practice.style > budgets.practiceCss * 1000 && `practice has more than ${budgets.practiceCss} kB of CSS`,
  ].filter((fault) => fault !== false);
  for (const fault of broken) console.error(`weight: ${fault}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await app.stop();
}

type Visit = { address: string; storage?: Awaited<ReturnType<Page['evaluate']>>; ready(page: Page): Promise<void> };

/** Everything that a cold load asks for until it is ready: a new context has an empty cache. */
async function weigh(browser: Browser, visit: Visit) {
  const context = await browser.newContext({ storageState: visit.storage as never });
  const page = await context.newPage();
  const bodies: Promise<{ name: string; bytes: number; kind: 'script' | 'style' } | null>[] = [];
  let counting = true;
  page.on('request', (request) => {
    if (!counting) return;
    bodies.push(
      request.response().then(async (reply) => {
        const type = (await reply?.headerValue('content-type')) ?? '';
        const kind = /javascript/.test(type) ? 'script' : /css/.test(type) ? 'style' : null;
        if (!reply || !kind) return null;
        return { name: new URL(request.url()).pathname, bytes: brotli(await reply.body()), kind } as const;
      }),
    );
  });
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.ready(page);
  counting = false;
  const files = (await Promise.all(bodies)).filter((file) => file !== null);
  await context.close();
  const sum = (kind: string) => files.filter((file) => file.kind === kind).reduce((all, file) => all + file.bytes, 0);
  return { files, script: sum('script'), style: sum('style') };
}

/** A student's deep practice address: the first published math sequence. */
async function practiceVisit(browser: Browser, app: RunningServer): Promise<Visit> {
  const student = app.accounts.find((account) => account.role === 'student');
  if (!student) throw new Error('the demo has no student');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.learner}/`);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/home/);
  const storage = await context.storageState();
  const login = await fetch(`${app.api}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: student.email, password: student.password }),
  });
  const reply = await fetch(`${app.api}/topics`, {
    headers: { authorization: login.headers.get('x-user-token') ?? '' },
  });
  const { data } = (await reply.json()) as {
    data: { subtopics: { id: string; subsubtopics: { id: string; isSequencePublish: boolean }[] }[] }[];
  };
  const place = data
    .flatMap((topic) => topic.subtopics)
    .flatMap((subtopic) => subtopic.subsubtopics.map((own) => ({ ...own, subtopic: subtopic.id })))
    .find((own) => own.isSequencePublish);
  if (!place) throw new Error('the demo has no published math sequence');
  await context.close();
  return {
    address: `${app.learner}/home/math/subsubtopic/${place.id}/${place.subtopic}`,
    storage,
    ready: (visited) =>
      visited.getByRole('radio').or(visited.getByRole('checkbox')).or(visited.getByRole('textbox')).first().waitFor(),
  };
}

/** The hello page, built with the learner's own options. */
async function weighFloor(): Promise<number> {
  const root = fileURLToPath(new URL('floor', import.meta.url));
  await build({
    ...appOptions,
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ...appOptions.build, outDir: 'dist' },
  });
  const folder = join(root, 'dist/assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => brotli(await readFile(join(folder, name)))));
  return sizes.reduce((all, size) => all + size, 0);
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
