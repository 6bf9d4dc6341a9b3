import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { enter } from './enter.ts';
import { type Mount, mountPage } from './mount-page.ts';
import { type Product, plain, type Start, startProduct } from './product.ts';
import type { DemoAccount, RunningServer } from './server.ts';
import { watch } from './watch.ts';

type Fixtures = {
  /** The running product, with nothing in it but the standard accounts: what another test left there is gone. */
  app: RunningServer;
  /** A connection to its database, for content that no learner's screen can make. */
  db: pg.Client;
  /** Opens a page of either app at its route, as somebody, over what was planted: one round trip and one load. */
  mountPage: Mount;
  /** Opens the learners' site as the standard account of this role. */
  logIn(page: Page, role: DemoAccount['role']): Promise<void>;
  /** A new student of its own, on the dashboard. */
  newStudent(page: Page): Promise<{ email: string; password: string }>;
  /** A browser of its own, as another device has one, watched like the first. */
  anotherBrowser(): Promise<BrowserContext>;
  /** Fails a test whose pages threw an error or broke their Content-Security-Policy. */
  calm: undefined;
};

/** One running product serves all tests of a worker, one after another. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProduct(plain);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  app: async ({ product }, use) => {
    await product.empty();
    await use(product.app);
  },
  // Behind `app`, which has emptied it by then.
  db: async ({ app: _, product }, use) => use(product.db),
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
  mountPage: async ({ app, db, page }, use) => {
    await use(((route: string, options: Parameters<Mount>[1]) =>
      mountPage({ app, db, page }, route, options)) as Mount);
  },
  logIn: async ({ app }, use) => {
    await use(async (page, role) => {
      await enter(page, app, app.learner, accountOf(app, role));
      await page.waitForURL(/\/home/);
    });
  },
  newStudent: async ({ app, db }, use) => {
    await use(async (page) => {
      const { email, password } = await mountPage({ app, db, page }, '/home', { as: 'student' });
      return { email, password };
    });
  },
});

/** The same on a product that is started otherwise: in several processes, with an API on an origin of its own. */
export function testOn<App extends RunningServer>(start: Start<App>) {
  return test.extend<{ app: App }, { product: Product<App> }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
      async ({}, use) => {
        const product = await startProduct(start);
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    app: async ({ product }, use) => {
      await product.empty();
      await use(product.app);
    },
  });
}

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
