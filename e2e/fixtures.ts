import { test as base, expect, type Page } from '@playwright/test';
import { type DemoAccount, type RunningServer, startServer } from './server.ts';

type Fixtures = {
  /** Log in through the log-in screen as a demo account of this role. */
  logIn(page: Page, role: DemoAccount['role']): Promise<void>;
  /** A new student of its own, registered and logged in through the screens. */
  newStudent(page: Page): Promise<{ email: string; password: string }>;
};

/** `app` is one running product for all tests of a worker; tests make accounts of their own and share nothing. */
export const test = base.extend<Fixtures, { app: RunningServer }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const app = await startServer();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  logIn: async ({ app }, use) => {
    await use(async (page, role) => {
      const account = app.accounts.find((one) => one.role === role);
      if (!account) throw new Error(`no demo account with the role ${role}`);
      await enter(page, app.learner, account);
    });
  },
  newStudent: async ({ app }, use) => {
    await use(async (page) => {
      const student = { email: `student-${crypto.randomUUID()}@mail.example`, password: 'four in a row' };
      await page.goto(`${app.learner}/register`);
      await page.getByLabel('Email').fill(student.email);
      await page.getByLabel('Password', { exact: true }).fill(student.password);
      await page.getByLabel('Confirm Password').fill(student.password);
      await page.getByLabel('Code').fill(app.code);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.waitForURL(`${app.learner}/`);
      await enter(page, app.learner, student);
      return student;
    });
  },
});

async function enter(page: Page, learner: string, account: { email: string; password: string }) {
  await page.goto(`${learner}/`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/home/);
}

export { expect };
