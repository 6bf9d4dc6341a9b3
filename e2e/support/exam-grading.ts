import { paperSections } from '@fourfold/core/exams/exam-editions';
import { keySheet } from '@fourfold/core/grading/testing/keys';
import type { Locator, Page } from '@playwright/test';
import { type ExamFamily, type ExamFixture, type ExamPlanting, examRows } from './planting.ts';

/** An exam that can be graded: it has a key, and one question topic in each section. */
export function gradableExamRows(family: ExamFamily, overrides: Partial<ExamPlanting> = {}): ExamFixture {
  const topics = Object.fromEntries(paperSections(family).map(({ type }) => [type, { section: type, position: 0 }]));
  return examRows({ family, topics, bubbleAnswers: keySheet(family), ...overrides });
}

/** Page object of the exam list with one exam expanded in Grading mode. */
export function examGradingOf(page: Page, { family, exam }: { family: ExamFamily; exam: ExamFixture }) {
  const section = (title: string) => page.getByRole('region', { name: `${title} ${exam.title}`, exact: true });
  const dialog = page.getByRole('dialog');
  const question = (number: number): Locator =>
    dialog.getByRole('radiogroup', { name: new RegExp(`^Question ${number},`) });
  return {
    section,
    dialog,
    question,
    grading: page.getByRole('switch', { name: 'Grading mode' }),
    timed: (title: string) => section(title).getByRole('switch', { name: /^Timed/ }),
    actions: (title: string) => section(title).getByRole('button', { name: /^Action/ }),
    typed: (number: number) => dialog.getByRole('textbox', { name: new RegExp(`^Question ${number},`) }),
    /** The button of a question number while its section is being marked. */
    number: (title: string, number: number) =>
      section(title).getByRole('button', { name: `Question ${number}`, exact: true }),
    /** The grid cell of a question number, which shows how it is marked. A number with a topic has a button instead. */
    marked: (title: string, number: number): Locator =>
      section(title)
        .getByRole('list', { name: title, exact: true })
        .getByRole('listitem')
        .nth(number - 1),
    /** All question numbers of a section that are marked wrong. */
    wrong: (title: string): Locator =>
      section(title).getByRole('list', { name: title, exact: true }).getByText('marked wrong'),
    submit: page.getByRole('button', { name: 'Submit', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel', exact: true }),
    confirmation: (message: string) => page.getByRole('dialog', { name: message, exact: true }),
    async open(learner: string) {
      await page.goto(`${learner}/home/${family}s?${family}=${exam.id}`);
      await this.grading.check({ force: true });
    },
    async act(title: string, action: 'Open Sheet' | 'Select Wrong' | 'Select Uncertain') {
      await this.actions(title).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      if (action === 'Open Sheet') await question(1).waitFor();
    },
    async answer(message: string, answer: 'OK' | 'Cancel') {
      await this.confirmation(message).getByRole('button', { name: answer }).click();
    },
    async scores() {
      await page.getByRole('button', { name: 'View Scores' }).click();
      return page.getByRole('dialog', { name: /^Scores of/ });
    },
  };
}

/** The chosen letters on an answer sheet. */
export function readChosenLetters(dialog: Locator): Promise<string> {
  return dialog
    .getByRole('radio', { checked: true })
    .allTextContents()
    .then((letters) => letters.join(''));
}
