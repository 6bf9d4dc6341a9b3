import type { RunningServer } from '@fourfold/e2e/server';
import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A page to measure, and the browser storage with which it is opened. */
export type Visit = {
  address: string;
  storageState?: BrowserContextOptions['storageState'];
  /** Selector of the main control: the page is usable once it is painted. */
  usable: string;
};

/** A student's practice page with its ids, and the student's token. */
export type PracticeVisit = Visit & { token: string; subtopic: string; subsubtopic: string };

/** The studio's dashboard, for a logged-in author. */
export async function studioVisit(on: Browser, { studio, accounts }: RunningServer): Promise<Visit> {
  const storageState = await logInState(on, { site: studio, role: 'admin', accounts, landing: /\/admin/ });
  return { address: `${studio}/admin`, storageState, usable: 'main h1' };
}

type LogIn = { site: string; role: string; accounts: RunningServer['accounts']; landing: RegExp };

/** Logs in to a site and returns the browser storage. */
export async function logInState(on: Browser, { site, role, accounts, landing }: LogIn) {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`the demo has no ${role}`);
  const context = await on.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(landing);
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/**
 * The page behind Continue on the dashboard, for a demo student whose sequence is at a set, and the page of that set
 * itself. The first must not take much longer than the second.
 */
export async function continuedVisits(on: Browser, { learner, accounts }: RunningServer) {
  const storageState = await logInState(on, { site: learner, role: 'student', accounts, landing: /\/home/ });
  const context = await on.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${learner}/home`);
  const continueRegion = page.getByRole('region', { name: 'Continue' });
  await continueRegion.getByRole('link').first().waitFor();
  const all = continueRegion.getByRole('button', { name: /^Show all/ });
  if (await all.count()) await all.click();
  const links = await continueRegion
    .getByRole('link')
    .evaluateAll((found) => found.map((one) => (one as HTMLAnchorElement).href));
  await context.close();
  const continued = links.find((href) => href.includes('from=sequence'));
  if (!continued) throw new Error('no sequence of the demo’s student is at a set');
  const set = new URL(continued);
  set.searchParams.delete('from');
  const visit = { storageState, usable: 'form input:enabled' };
  return { continued: { ...visit, address: continued }, set: { ...visit, address: set.href } };
}

/** The page of the demo's first published math sequence, or of one with a title, for its student. */
export async function practiceVisit(
  on: Browser,
  { learner, api, accounts }: RunningServer,
  title?: string,
): Promise<PracticeVisit> {
  const storageState = await logInState(on, { site: learner, role: 'student', accounts, landing: /\/home/ });
  const items = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const session = items.find(({ name }) => name === 'fourfold.session')?.value ?? '{}';
  const { token } = JSON.parse(session) as { token: string };
  const reply = await fetch(`${api}/topics`, { headers: { authorization: token } });
  const { data } = (await reply.json()) as {
    data: { subtopics: { id: string; subsubtopics: { id: string; title: string; isSequencePublish: boolean }[] }[] }[];
  };
  const [sequence] = data
    .flatMap((topic) => topic.subtopics)
    .flatMap((subtopic) => subtopic.subsubtopics.map((candidate) => ({ ...candidate, subtopic: subtopic.id })))
    .filter((candidate) => candidate.isSequencePublish && (title === undefined || candidate.title === title));
  if (!sequence) throw new Error('the demo has no published math sequence');
  return {
    subtopic: sequence.subtopic,
    subsubtopic: sequence.id,
    address: `${learner}/home/math/subsubtopic/${sequence.id}/${sequence.subtopic}`,
    storageState,
    usable: 'form input:enabled',
    token,
  };
}
