import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Locator, Page } from '@playwright/test';
import { choose, expect, test as onDesk } from '../support/desk.ts';
import { type Planted, yesOrNo } from '../support/planting.ts';

/** A question that is open in the editor. */
type QuestionEditor = {
  field: Locator;
  planted: Planted;
  tools: Locator;
  tool(name: string): Locator;
  /** Chooses an item in a tool's menu. */
  pick(tool: string, choice: string): Promise<void>;
  /** Selects the first occurrence of this text. */
  select(phrase: string): Promise<void>;
  /** The MathLive field and the LaTeX field of the open formula. */
  mathField: Locator;
  latex: Locator;
  /** Reads the document from the database. */
  readStored(): Promise<RichDocument>;
  /** Saves and returns the document from the database. */
  save(): Promise<RichDocument>;
};

export const test = onDesk.extend<{
  /** Opens a question in the editor, with one paragraph or a whole document, and the caret at its end. */
  writeQuestion(content?: string | RichDocument): Promise<QuestionEditor>;
}>({
  writeQuestion: async ({ page, db, openDesk }, use) =>
    use(async (content = '') => {
      const text = typeof content === 'string' ? content : '';
      const planted = await openDesk({ sequence: { only: { text, choices: yesOrNo } } });
      const id = planted.question.only;
      if (typeof content !== 'string') {
        await db.query('update questions set question = $2 where id = $1', [id, JSON.stringify(content)]);
        await page.reload();
      }
      await choose(page, 'question 1', 'Edit');
      const editor = editorOf(page);
      await editor.field.click();
      await page.keyboard.press('Control+End');
      const readStored = async () => {
        const { rows } = await db.query<{ question: RichDocument }>('select question from questions where id = $1', [
          id,
        ]);
        return rows[0]?.question ?? [];
      };
      return {
        ...editor,
        planted,
        readStored,
        async save() {
          await page.getByRole('button', { name: 'Update Question' }).click();
          await expect(editor.field).toHaveCount(0);
          return readStored();
        },
      };
    }),
});

function editorOf(page: Page): Omit<QuestionEditor, 'planted' | 'readStored' | 'save'> {
  const field = page.getByRole('textbox', { name: 'Question 1', exact: true });
  const tools = page.getByRole('toolbar', { name: 'Formatting, Question 1' });
  const tool = (name: string) => tools.locator(`[data-tool="${name}"]`);
  return {
    field,
    tools,
    tool,
    async pick(name, choice) {
      await tool(name).click();
      const menu = page.getByRole('menu', { name, exact: true });
      const choices = { name: choice, exact: true };
      await menu.getByRole('menuitemradio', choices).or(menu.getByRole('menuitemcheckbox', choices)).click();
      await expect(menu).toBeHidden();
    },
    select: (phrase) => field.evaluate(selectText, phrase),
    mathField: page.locator('math-field'),
    latex: page.getByLabel('LaTeX', { exact: true }),
  };
}

/** Runs in the page. */
function selectText(field: Element, phrase: string): void {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(phrase) ?? -1;
    if (at === -1) continue;
    getSelection()?.setBaseAndExtent(node, at, node, at + phrase.length);
    // Slate reads the selection after a pause or before any input, even of an unknown input type.
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'none', bubbles: true, cancelable: true }));
    return;
  }
  throw new Error(`${phrase} is not in one text node`);
}

export const text = (phrase: string, marks: object = {}) => ({ text: phrase, ...marks });
export const formula = (latex: string) => ({ type: 'inline-math', latex, children: [text('')] });
export const math = (latex: string) => ({ type: 'math', latex, children: [text('')] });
export const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

export { expect };
