import type { RunningServer } from '@fourfold/e2e/server';
import type { Browser, BrowserContextOptions } from '@playwright/test';

export type Visit = {
  address: string;
  storageState?: BrowserContextOptions['storageState'];
  /** The selector of what a person came for: once it is there and painted, the page can be used. */
  usable: string;
};

/** A student's deep practice address, and the token that the student is logged in with. */
export type PracticeVisit = Visit & { token: string };

/** The first published math sequence of the demo, for its student. */
export async function practiceVisit(on: Browser, { learner, api, accounts }: RunningServer): Promise<PracticeVisit> {
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
    token,
  };
}
