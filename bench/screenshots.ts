// npm run screenshots: takes the screenshots of README.md from the demo and writes them to docs/images.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, startServer } from '@fourfold/e2e/server';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../bin/chromium.mjs';
import { logInState, practiceVisit, studioVisit } from './visits.ts';

type Picture = {
  /** File name without extension. */
  name: string;
  address: string;
  storageState: BrowserContextOptions['storageState'];
  colorScheme?: 'light' | 'dark';
  /** Runs on the page before the screenshot. */
  prepare?(page: Page): Promise<void>;
};

const folder = join(root, 'docs/images');
/** CSS pixels, rendered at a scale of 1.5, so that text is sharp. */
const viewport = { width: 1280, height: 800 };
/** Maximum bytes per picture. */
const maxBytes = 200_000;

const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
const app = await startServer();
try {
  await mkdir(folder, { recursive: true });
  for (const picture of await pictures()) {
    const bytes = await takeScreenshot(browser, picture);
    if (bytes.length > maxBytes) throw new Error(`${picture.name} has ${bytes.length} bytes, more than ${maxBytes}`);
    await writeFile(join(folder, `${picture.name}.webp`), bytes);
    console.log(`${picture.name}.webp: ${Math.round(bytes.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await app.stop();
}

async function pictures(): Promise<Picture[]> {
  const { accounts, learner } = app;
  const practice = await practiceVisit(browser, app);
  const studio = await studioVisit(browser, app);
  const tutor = await logInState(browser, { site: learner, role: 'tutor', accounts, landing: /\/home/ });
  const desk = `${app.studio}/admin/subtopic/${practice.subtopic}/${practice.subsubtopic}`;
  const student = { storageState: practice.storageState };
  const author = { storageState: studio.storageState };
  return [
    { name: 'practice', address: practice.address, ...student, prepare: answerWrong },
    { name: 'practice-dark', address: practice.address, ...student, colorScheme: 'dark' },
    { name: 'dashboard', address: `${learner}/home`, ...student },
    { name: 'students', address: `${learner}/home/students`, storageState: tutor },
    { name: 'desk', address: desk, ...author, prepare: openFirstQuestion },
    { name: 'map', address: `${desk}?view=map`, ...author },
  ];
}

/** Answers the question wrongly; waits for the explanation, and until the alert has disappeared. */
async function answerWrong(page: Page): Promise<void> {
  await page.locator('form label').nth(1).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('region', { name: 'Explanation' }).waitFor();
  const alert = page.getByText('Incorrect Answer');
  await alert.waitFor();
  await alert.waitFor({ state: 'detached' });
}

/** Opens the first question of the desk. */
async function openFirstQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open question 1', exact: true }).click();
}

/** Takes a WebP screenshot when the page has finished loading. */
async function takeScreenshot(on: Browser, { address, storageState, colorScheme, prepare }: Picture): Promise<Buffer> {
  const context = await on.newContext({
    viewport,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
    colorScheme: colorScheme ?? 'light',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('main h1, main form, main svg').first().waitFor();
  await waitUntilLoaded(page);
  await prepare?.(page);
  await waitUntilLoaded(page);
  await page.mouse.move(0, 0);
  const client = await context.newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await context.close();
  return Buffer.from(data, 'base64');
}

/** Waits a second, then until nothing is marked as busy and fonts are loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
}
