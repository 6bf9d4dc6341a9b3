// npm run bench:weight: measures what is fetched until a page is usable, in Brotli kB, compared with the floor, and its
// parts. `-- --write` writes docs/weight.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServer } from '@fourfold/e2e/server';
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { type Figure, reportFigures } from './figures.ts';
import { buildFloor, floorOptions } from './floor-build.ts';
import { practiceVisit, studioVisit } from './visits.ts';
import { kB, type Weight, weigh } from './weigh.ts';
import { bytesByPart, type Scripts, scriptsOf } from './weight-parts.ts';
import { weightDocument } from './weight-table.ts';

/** kB, with some reserve, so that a few bytes do not exceed a budget. */
const budgets = { practiceOver: 26, practiceCss: 14, loginOver: 14, studioOver: 58 };
const documentUrl = new URL('../docs/weight.md', import.meta.url);

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
try {
  const floor = await weighFloor(browser);
  const practice = await weigh(browser, await practiceVisit(browser, app));
  const login = await weigh(browser, { address: `${app.learner}/`, usable: 'button[type="submit"]' });
  const studio = await weigh(browser, await studioVisit(browser, app));
  for (const [name, weight] of Object.entries({ floor, practice, login, studio })) printWeight(name, weight);

  const parts = await partsOf({ floor, practice, login, studio });
  const written = weightDocument([
    { title: 'Practice', page: parts.practice, floor: parts.floor },
    { title: 'Log-in', page: parts.login, floor: parts.floor },
    { title: "The studio's dashboard", page: parts.studio, floor: parts.floor },
  ]);
  console.log(`\n${written}`);
  if (process.argv.includes('--write')) writeFileSync(documentUrl, written);

  const over = (weight: Weight) => weight.script - floor.script;
  const inKB = (name: string, bytes: number, atMost: number): Figure => ({
    name,
    value: bytes / 1000,
    unit: 'kB',
    goal: { atMost },
  });
  reportFigures('weight', [
    inKB('practice, over the floor', over(practice), budgets.practiceOver),
    inKB('practice, styles', practice.style, budgets.practiceCss),
    inKB('log-in, over the floor', over(login), budgets.loginOver),
    inKB('studio, over the floor', over(studio), budgets.studioOver),
  ]);
  console.log(
    `weight: practice ${kB(practice.script)} kB, floor ${kB(floor.script)} kB, over ${kB(over(practice))} kB, login over ${kB(over(login))} kB, studio over ${kB(over(studio))} kB`,
  );
} finally {
  await browser.close();
  await app.stop();
}

function printWeight(name: string, { files, ...sums }: Weight): void {
  const kinds = Object.entries(sums).map(([kind, bytes]) => `${kind} ${kB(bytes)} kB`);
  console.log(`${name}: ${kinds.join(', ')}`);
  for (const file of files) console.log(`  ${kB(file.bytes).padStart(7)}  ${file.name}`);
}

/** Weighs the floor page in the same way. */
async function weighFloor(on: Browser): Promise<Weight> {
  await buildFloor();
  const site = await preview({ ...floorOptions, preview: { port: 0, host: '127.0.0.1' } });
  try {
    return await weigh(on, { address: site.resolvedUrls?.local[0] ?? '', usable: 'button' });
  } finally {
    await site.close();
  }
}

type Weights = Record<'floor' | 'practice' | 'login' | 'studio', Weight>;

/** The bytes of each page's scripts by package and folder. */
async function partsOf({ floor, practice, login, studio }: Weights) {
  const ofApp = (app: string) => scriptsOf({ root: fileURLToPath(new URL(`../${app}`, import.meta.url)) });
  // One after the other, because each build changes the working directory.
  const scripts: Record<'floor' | 'learner' | 'studio', Scripts> = {
    floor: await scriptsOf(floorOptions),
    learner: await ofApp('learner-app'),
    studio: await ofApp('studio-app'),
  };
  return {
    floor: bytesByPart(floor, scripts.floor),
    practice: bytesByPart(practice, scripts.learner),
    login: bytesByPart(login, scripts.learner),
    studio: bytesByPart(studio, scripts.studio),
  };
}
