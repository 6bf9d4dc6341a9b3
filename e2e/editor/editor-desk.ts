import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { plant } from '../content.ts';
import { enterStudio } from '../desk.ts';
import { expect } from '../practising.ts';
import type { RunningServer } from '../server.ts';

/** The editor of a new question, in a place of its own. */
export type Desk = {
  text: Locator;
  tools: Locator;
  tool(name: string): Locator;
  /** Chooses from what a tool opens. */
  pick(tool: string, choice: string): Promise<void>;
  /** Selects the first words in the text that read so. */
  select(words: string): Promise<void>;
  /** Creates the question; answers what the server has of it. */
  create(): Promise<RichDocument>;
};

/** Logs in, opens a new sequence and in it the form of a new question. */
export async function writeQuestion(page: Page, app: RunningServer, db: pg.Client): Promise<Desk> {
  const { subtopic, subsubtopic } = await plant(db, { sequence: {} });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await page.getByRole('button', { name: 'Create Question', exact: true }).first().click();
  const text = page.getByRole('textbox', { name: 'New question', exact: true });
  await expect(text).toBeFocused();
  return {
    ...deskOf(page, text, 'New question'),
    async create() {
      await page.getByRole('button', { name: 'Create Question', exact: true }).last().click();
      await expect(text).toBeHidden();
      const { rows } = await db.query<{ question: RichDocument }>(
        'select question from questions where parent_id = $1',
        [subsubtopic],
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.question ?? [];
    },
  };
}

export function deskOf(page: Page, text: Locator, label: string): Omit<Desk, 'create'> {
  const tools = page.getByRole('toolbar', { name: `Formatting, ${label}` });
  const tool = (name: string) => tools.locator(`[data-tool="${name}"]`);
  return {
    text,
    tools,
    tool,
    async pick(name, choice) {
      await tool(name).click();
      const menu = page.getByRole('menu', { name, exact: true });
      await menu.getByLabel(choice, { exact: true }).click();
      await expect(menu).toBeHidden();
    },
    async select(words) {
      await text.evaluate((root, words) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(words) ?? -1;
          if (at === -1) continue;
          getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
          return;
        }
        throw new Error(`${words} does not stand in one piece`);
      }, words);
      // Slate hears of it with the next frame.
      await page.waitForTimeout(150);
    },
  };
}
