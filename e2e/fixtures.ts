import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startUnpacked } from './bundle/unpacked.ts';
import { enter, register } from './enter.ts';
import { type DemoAccount, type RunningServer, startServer } from './server.ts';
import { watch } from './watch.ts';

type Fixtures = {
  /** Log in through the log-in screen as a demo account of this role. */
  logIn(page: Page, role: DemoAccount['role']): Promise<void>;
  /** A new student of its own, logged in. */
  newStudent(page: Page): Promise<{ email: string; password: string }>;
  /** A browser of its own, as another device has one, watched like the first. */
  anotherBrowser(): Promise<BrowserContext>;
  /** Fails a test whose pages threw an error or broke their Content-Security-Policy. */
  calm: undefined;
};

/** An archive of `npm run bundle`, where that is what the journeys are to run on (bin/test-bundle.mjs). */
const bundle = process.env.BUNDLE;

/** `app` is one running product for all tests of a worker; tests make accounts of their own and share nothing. */
export const test = base.extend<Fixtures, { app: RunningServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const app = await (bundle ? startUnpacked(bundle) : startServer());
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: bundle ? 240_000 : 120_000 },
  ],
  calm: [
    async ({ context }, use) => {
      const faults = await watch(context);
      await use(undefined);
      expect(faults, 'what went wrong on the pages').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser }, use) => {
    const opened: { context: BrowserContext; faults: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, faults: await watch(context) });
      return context;
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ faults }) => faults)).toEqual([]);
  },
  logIn: async ({ app }, use) => {
    await use(async (page, role) => {
      await page.goto(`${app.learner}/`);
      await fillLogIn(page, accountOf(app, role));
      await page.waitForURL(/\/home/);
    });
  },
  newStudent: async ({ app }, use) => {
    await use(async (page) => {
      const student = { email: `student-${crypto.randomUUID()}@mail.example`, password: 'four in a row' };
      await register(app, student);
      await enter(page, app, app.learner, student);
      await page.waitForURL(/\/home/);
      return student;
    });
  },
});

export function accountOf(app: RunningServer, role: DemoAccount['role']): DemoAccount {
  const account = app.accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account with the role ${role}`);
  return account;
}

/** Fills the log-in screen of a site and sends it. */
export async function fillLogIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

export { expect };
