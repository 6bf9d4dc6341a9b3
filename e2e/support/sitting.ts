import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import type { demoPack } from '@fourfold/server/demo';
import type { Page } from '@playwright/test';
import { keyboardUserOf } from '../keyboard.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './question-page.ts';
import { testSectionPageOf } from './test-section.ts';

export type Form = (typeof demoPack)['forms'][number];
export type FormQuestion = NonNullable<Form['modules'][string]>[number];

type Sitting = {
  page: Page;
  form: Form;
  /** The section that is taken. */
  section: string;
  /** Called when a question is opened, where a small screen may show its passage. */
  onPassage?(question: FormQuestion, number: number): Promise<void>;
  /** Called on each question before it is answered. */
  onQuestion?(question: FormQuestion, number: number): Promise<void>;
};

/** Takes a section of a form of the demo with keys only; what is right comes from the form. */
export function sitterOf({ page, form, section, onPassage, onQuestion }: Sitting) {
  const testPage = testSectionPageOf(page);
  const keyboard = keyboardUserOf(page);
  const questions = form.modules[section] ?? [];
  const { sections }: ExamEdition = examEditions[form.edition];
  const letters = sections.find(({ type }) => type === section)?.letters ?? { odd: '', even: '' };

  /** Below a tablet's width a passage covers its question at first. */
  async function showQuestion(): Promise<void> {
    const sheet = page.getByRole('group', { name: 'Sheets' }).getByRole('button', { name: 'Question' });
    if (!(await sheet.isVisible()) || (await sheet.getAttribute('aria-pressed')) === 'true') return;
    await keyboard.tabTo(sheet);
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveAttribute('aria-pressed', 'true');
  }

  async function answer(question: FormQuestion, number: number, isRight: boolean): Promise<void> {
    if ('typed' in question) {
      await keyboard.tabTo(testPage.freeResponse);
      const [text = ''] = isRight ? (question.typed.accept ?? question.typed.exact ?? []) : ['99999'];
      await keyboard.type(text);
      await expect(testPage.freeResponse).toHaveValue(text);
      return;
    }
    const at = question.choices.findIndex((choice) => 'right' in choice === isRight);
    const letter = choiceLetters(letters, number)[at] ?? '';
    await page.keyboard.press(letter.toLowerCase());
    await expect(testPage.chosen(letter)).toBeChecked();
  }

  /** By Enter, which a focused button, as after a mark, takes for itself. */
  async function goOn(isLast: boolean): Promise<void> {
    const isOnButton = await page.evaluate(() => document.activeElement?.matches('button, a, input[type=checkbox]'));
    const main = page
      .getByRole('main')
      .getByRole('button', { name: isLast ? 'Submit whole test' : 'Next', exact: true });
    if (isOnButton) await keyboard.tabTo(main.last());
    await page.keyboard.press('Enter');
  }

  return {
    /** Answers all questions in order and submits the section; `isRight` decides for each. */
    async take(isRight: (number: number) => boolean): Promise<void> {
      for (const [at, question] of questions.entries()) {
        await expect(testPage.number).toHaveText(new RegExp(`^Question ${at + 1}(?:, uncertain)?$`));
        await onPassage?.(question, at + 1);
        await showQuestion();
        await onQuestion?.(question, at + 1);
        await answer(question, at + 1, isRight(at + 1));
        await goOn(at + 1 === questions.length);
      }
      await expect(testPage.dialog).toContainText('Are you sure you want to submit whole test?');
      await keyboard.tabTo(testPage.ok);
      await page.keyboard.press('Enter');
    },
  };
}

/** Whether a text of the demo has a picture or a table. */
export function hasFigure(question: FormQuestion): boolean {
  const choices = 'choices' in question ? question.choices : [];
  const texts = [question.stem, ...choices.map((choice) => ('right' in choice ? choice.right : choice.wrong))];
  return texts.some((text) => /!\[|^\|/m.test(text));
}

/** Checks a screen with axe, light and dark, and that nothing on it is wider than the window. */
export async function expectFitAndAccessible(page: Page, screen: string): Promise<void> {
  await expectNoSidewaysScroll(page, screen);
  await expectAccessible(page);
}

/** The page and its open dialogs do not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], [role=dialog]')].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect(Math.max(...overflow), `pixels that ${screen} is too wide`).toBeLessThanOrEqual(0);
}
