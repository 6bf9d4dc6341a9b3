import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import type { RunningServer } from '../server.ts';
import { choose } from './desk.ts';
import { plant, yesOrNo } from './planting.ts';
import { enterStudio } from './topic-manager.ts';

/** Plants a question of one paragraph and opens it in the editor, with the caret at its end. */
export async function openQuestionEditor(page: Page, { app, db }: { app: RunningServer; db: pg.Client }, text: string) {
  await enterStudio(page, app);
  const planted = await plant(db, { sequence: { only: { text, choices: yesOrNo } } });
  await page.goto(`${app.studio}/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`);
  await choose(page, 'question 1', 'Edit');
  const field = page.getByRole('textbox', { name: 'Question 1', exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  const readStored = async () => {
    const { rows } = await db.query<{ question: unknown }>('select question from questions where id = $1', [
      planted.question.only,
    ]);
    return rows[0]?.question;
  };
  return {
    field,
    planted,
    /** Reads the document from the database. */
    stored: readStored,
    /** Saves and returns the document from the database. */
    async save() {
      await page.getByRole('button', { name: 'Update Question' }).click();
      await expect(field).toHaveCount(0);
      return readStored();
    },
    mathField: page.locator('math-field'),
    latex: page.getByLabel('LaTeX', { exact: true }),
  };
}
