import { listen } from '@fourfold/server/http/listen';
import { serveComponents } from '@fourfold/server/reference/serve-components';
import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test';
import * as describing from './browser/describe-element.ts';
import * as forcedColours from './browser/forced-colours.ts';
import { compareStates } from './browser/forced-colours.ts';
import * as showing from './browser/show-story.ts';
import { darkViolations, ownViewport, settle, showStory } from './browser/show-story.ts';
import * as textProblems from './browser/text-problems.ts';
import * as textRuns from './browser/text-runs.ts';
import * as wideElements from './browser/wide-elements.ts';
import { type Story, storybookFolder, storyGroups } from './stories.ts';

type Size = { width: number; height: number };
export const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 320, height: 568 },
};

type Options = {
  /** With motion as users see it, or with everything at once. */
  motion: 'full' | 'less';
  /** If the accessibility addon checks each story. */
  runsAxe: boolean;
};

/** One page of Storybook's preview, in which stories are shown one after another. */
export type Storybook = {
  page: Page;
  /** Shows a story and returns the errors and violations of its play function. A story with a size has that size. */
  open(story: Story, size: Size): Promise<string[]>;
  resize(size: Size, textPercent?: number): Promise<void>;
  /** Violations in the dark theme, which differs by colours only. */
  darkViolations(): Promise<string[]>;
  /** States that can be seen in the usual colours, but not in forced ones. */
  hiddenStates(): Promise<string[]>;
};

/** CSS pixels of the browser's text, which a user can change. */
const usualTextSize = 16;
/** Milliseconds for a play function. */
const playTimeoutMs = 30_000;

export const test = base.extend<object, { storybook: Storybook; storybookOptions: Options; site: string }>({
  storybookOptions: [
    { motion: 'full', runsAxe: false },
    { scope: 'worker', option: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const serve = serveComponents(storybookFolder);
      const { port, close } = await listen((request) => serve(request, new URL(request.url).pathname), {
        host: '127.0.0.1',
        port: 0,
      });
      await use(`http://127.0.0.1:${port}`);
      await close();
    },
    { scope: 'worker' },
  ],
  storybook: [
    async ({ browser, site, storybookOptions }, use) => {
      const page = await newPage(browser, storybookOptions.motion);
      await use(await storybookOn(page, site, storybookOptions));
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** A page with the functions of `browser/` as globals; those that call each other find each other there. */
export async function newPage(browser: Browser, motion: Options['motion']): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: motion === 'less' ? 'reduce' : 'no-preference' });
  const modules = [describing, forcedColours, showing, textProblems, textRuns, wideElements];
  const functions = modules.flatMap((module) => Object.values(module));
  const names = functions.map(({ name }) => name);
  await context.addInitScript({ content: `${functions.join('\n')}\nObject.assign(window, { ${names} });` });
  return await context.newPage();
}

/** Errors of queries continue with the whole page. */
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

async function storybookOn(page: Page, site: string, { motion, runsAxe }: Options): Promise<Storybook> {
  const devTools = await page.context().newCDPSession(page);
  const stories = storyGroups().flatMap((group) => group.stories);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Stories of pictures and videos name other sites, which the policy of the components does not allow.
    const isOfOtherSite = /Content Security Policy|ERR_BLOCKED_BY_CSP/.test(message.text());
    if (message.type() === 'error' && !isOfOtherSite) pageErrors.push(`console: ${message.text().slice(0, 300)}`);
  });
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  let isLoaded = false;
  /** Loads the preview with another story, because a story that is already shown is not shown again. */
  const load = async (wanted: Story) => {
    const start = stories.find(({ id }) => id !== wanted.id)?.id ?? '';
    const globals = `motion:${motion === 'less' ? 'less' : 'full'};a11y.manual:!${!runsAxe}`;
    await page.goto(`${site}/iframe.html?viewMode=story&id=${start}&globals=${globals}`);
    await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined);
  };
  let shownPercent = 100;
  const resize = async (size: Size, textPercent = 100) => {
    await page.setViewportSize(size);
    if (textPercent !== shownPercent) {
      shownPercent = textPercent;
      // As in the browser's settings; breakpoints in rem follow it.
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: (usualTextSize * textPercent) / 100 } });
    }
    await page.evaluate(() => settle());
  };
  return {
    page,
    async open(story, size) {
      if (!isLoaded) await load(story);
      isLoaded = false;
      await resize((await page.evaluate((id) => ownViewport(id), story.id)) ?? size);
      pageErrors.length = 0;
      const shown = page.evaluate(([id, timeout]) => showStory(id, timeout), [story.id, playTimeoutMs] as const);
      const { errors, violations } = await shown.catch((error: Error) => ({ errors: [error.message], violations: [] }));
      if (errors.length === 0) {
        await page.evaluate(() => settle());
        // Parts that are loaded when they are first shown.
        await expect.poll(() => requests.size).toBe(0);
        await page.evaluate(() => settle());
      }
      // After an error the next story begins on a new page.
      isLoaded = errors.length === 0;
      return [...errors.map(firstLine), ...pageErrors.map(firstLine), ...violations];
    },
    resize,
    darkViolations: () => page.evaluate(() => darkViolations()),
    async hiddenStates() {
      const usual = await page.evaluate(() => compareStates());
      if (usual.length === 0) return [];
      await page.emulateMedia({ forcedColors: 'active' });
      await page.evaluate(() => settle());
      const forced = await page.evaluate(() => compareStates());
      await page.emulateMedia({ forcedColors: null });
      return forced.filter(({ isVisible }, at) => !isVisible && usual[at]?.isVisible).map(({ name }) => name);
    },
  };
}
