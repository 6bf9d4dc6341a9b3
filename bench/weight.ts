// npm run bench:weight: what is fetched until a page can be used, in brotli kB, beside the floor.
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@fourfold/e2e/server';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { appOptions } from '../learner-app/build/options.ts';
import { kB, type Visit, type Weight, weigh } from './weigh.ts';

const budgets = { practiceOver: 22, practiceCss: 10, loginOver: 10 };

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
try {
  const floor = await weighFloor(browser);
  const practice = await weigh(browser, await practiceVisit(browser, app));
  const login = await weigh(browser, { address: `${app.learner}/`, usable: 'button[type="submit"]' });
  for (const [name, weight] of Object.entries({ floor, practice, login })) say(name, weight);

  const over = practice.script - floor.script;
  const loginOver = login.script - floor.script;
  const broken = [
    over > budgets.practiceOver * 1000 && `practice is more than ${budgets.practiceOver} kB over the floor`,
    loginOver > budgets.loginOver * 1000 && `log-in is more than ${budgets.loginOver} kB over the floor`,
    practice.style > budgets.practiceCss * 1000 && `practice has more than ${budgets.practiceCss} kB of CSS`,
  ].filter((fault) => fault !== false);
  for (const fault of broken) console.error(`weight: ${fault}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
  console.log(
    `weight: practice ${kB(practice.script)} kB, floor ${kB(floor.script)} kB, over ${kB(over)} kB, login over ${kB(loginOver)} kB`,
  );
} finally {
  await browser.close();
  await app.stop();
}

function say(name: string, { files, ...sums }: Weight): void {
  const kinds = Object.entries(sums).map(([kind, bytes]) => `${kind} ${kB(bytes)} kB`);
  console.log(`${name}: ${kinds.join(', ')}`);
  for (const file of files) console.log(`  ${kB(file.bytes).padStart(7)}  ${file.name}`);
}

/** The hello page, built with the learner's own options and weighed like the learner's pages. */
async function weighFloor(on: Browser): Promise<Weight> {
  const root = fileURLToPath(new URL('floor', import.meta.url));
  const options = { ...appOptions, configFile: false, root, logLevel: 'warn' } as const;
  await build({ ...options, build: { ...appOptions.build, outDir: 'dist', emptyOutDir: true } });
  const served = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  try {
    return await weigh(on, { address: served.resolvedUrls?.local[0] ?? '', usable: 'button' });
  } finally {
    await served.close();
  }
}

/** A student's deep practice address: the first published math sequence. */
async function practiceVisit(on: Browser, { learner, api, accounts }: RunningServer): Promise<Visit> {
  const student = accounts.find((account) => account.role === 'student');
  if (!student) throw new Error('the demo has no student');
  const context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${learner}/`);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(/\/home/);
  const storageState = (await context.storageState()) as BrowserContextOptions['storageState'];
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').token as string);
  await context.close();
  const reply = await fetch(`${api}/topics`, { headers: { authorization: token } });
  const { data } = (await reply.json()) as {
    data: { subtopics: { id: string; subsubtopics: { id: string; isSequencePublish: boolean }[] }[] }[];
  };
  const [place] = data
    .flatMap((topic) => topic.subtopics)
    .flatMap((subtopic) => subtopic.subsubtopics.map((own) => ({ ...own, subtopic: subtopic.id })))
    .filter((own) => own.isSequencePublish);
  if (!place) throw new Error('the demo has no published math sequence');
  return {
    address: `${learner}/home/math/subsubtopic/${place.id}/${place.subtopic}`,
    storageState,
    usable: 'form input:enabled',
  };
}
