import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import type { Row } from '@fourfold/server/testing/fixtures/rows';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type Planted, type Planting, topicRows } from './planting.ts';

type OpenedDesk = Planted & { author: PersonFixture; path: string };
type OpenDesk = (
  spec: Planting,
  options?: { as?: 'admin' | 'super-admin'; also?: readonly { rows: readonly Row[] }[] },
) => Promise<OpenedDesk>;

export const test = base.extend<{
  /** Plants a topic and opens its sequence's page in the studio, by default as a new admin. */
  openDesk: OpenDesk;
}>({
  openDesk: async ({ mountPage }, use) =>
    use(async (spec, { as = 'admin', also = [] } = {}) => {
      const planted = topicRows(spec);
      const path = deskPath(planted, spec.level);
      const author = await mountPage(path, { as, planted: [planted, ...also] });
      return { ...planted, author, path };
    }),
});

/** Studio path of a planted sequence. */
function deskPath({ subtopic, subsubtopic }: Planted, level: Planting['level']): string {
  return level === 'subtopic' ? `/admin/${subtopic}` : `/admin/subtopic/${subtopic}/${subsubtopic}`;
}

/** The card of a question, by its number on the page. */
export function cardOf(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Question ${number}`, exact: true });
}

/** Opens a question's card. */
export async function openCard(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: `Open question ${number}`, exact: true }).click();
  return cardOf(page, number);
}

/** Chooses an item in the “More” menu of a question or an answer. */
export async function choose(within: Page | Locator, more: string, item: string): Promise<void> {
  await within.getByRole('button', { name: `More for ${more}`, exact: true }).click();
  await within.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Expects these first lines of the questions, from top to bottom. */
export async function expectQuestions(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  const lines = page.getByRole('list', { name: 'Questions', exact: true }).locator('> li [data-line]');
  await expect(lines).toHaveText([...texts]);
}

/** Types at the end of a rich text field. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

export { expect };
