import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type pg from 'pg';
import type { DemoAccount, RunningServer } from '../server.ts';
import { logInByCall } from './log-in-by-call.ts';
import { type MountPage, mountPage } from './mount-page.ts';
import { collectPageErrors } from './page-errors.ts';
import { type Product, type StartProduct, startDefaultProduct, startProduct } from './product.ts';

type Fixtures = {
  /** The running product with only the standard accounts: the data of earlier tests is removed. */
  app: RunningServer;
  /** A connection to its database, to insert content that no learner screen can create. */
  db: pg.Client;
  /**
   * Plants rows, logs in, and opens a page of either app at its route, with one database round trip and one page load.
   */
  mountPage: MountPage;
  /** Opens the learner app as the standard account of this role. */
  logIn(page: Page, role: DemoAccount['role']): Promise<void>;
  /** Creates a new student and opens the dashboard as that student. */
  newStudent(page: Page): Promise<{ email: string; password: string }>;
  /** A separate browser context, like another device. It is checked for page errors too. */
  anotherBrowser(): Promise<BrowserContext>;
  /** Fails a test if a page threw an error or violated its Content-Security-Policy. */
  expectNoPageErrors: undefined;
};

/** One running product per worker; its tests run one after another. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const product = await startProduct(startDefaultProduct);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  app: async ({ product }, use) => {
    await product.empty();
    await use(product.app);
  },
  // Depends on `app`, which empties the database.
  db: async ({ app: _, product }, use) => use(product.db),
  expectNoPageErrors: [
    async ({ context }, use) => {
      const pageErrors = await collectPageErrors(context);
      await use(undefined);
      expect(pageErrors, 'errors on the pages').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser }, use) => {
    const opened: { context: BrowserContext; pageErrors: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, pageErrors: await collectPageErrors(context) });
      return context;
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  },
  mountPage: async ({ app, db, page }, use) => {
    await use(((route: string, options: Parameters<MountPage>[1]) =>
      mountPage({ app, db, page }, route, options)) as MountPage);
  },
  logIn: async ({ app }, use) => {
    await use(async (page, role) => {
      await logInByCall(page, app, app.learner, accountOf(app, role));
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

/**
 * The same fixtures for a product that is started differently: with several processes, or with the
 * API on its own origin.
 */
export function testWithProduct<App extends RunningServer>(start: StartProduct<App>) {
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

/** Fills in and submits the log-in form. */
export async function fillLogIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

export { expect };
