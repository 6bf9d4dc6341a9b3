import { formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { demoPack } from '@fourfold/server/demo';
import { formExamId, seedForms } from '@fourfold/server/testing/fixtures/demo-forms';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/question-page.ts';
import { type Form, type FormQuestion, sitterOf } from '../support/sitting.ts';
import { testSectionPageOf } from '../support/test-section.ts';

const [satForm, actForm] = demoPack.forms as [Form, Form];
/** Formulas in speech, by `formulaKey`. */
type Speech = ReadonlyMap<string, string>;

/** Lets the server's job put every formula of a form into speech; none may fail. */
async function readSpeech(db: pg.Client, { modules }: Form): Promise<Speech> {
  // The jobs that a start adds were deleted with the other rows.
  await db.query(`insert into jobs (id, kind) values (gen_random_uuid(), 'speak_formulas')`);
  const wanted = Object.values(modules).flatMap((questions) => questions.flatMap(allTexts).flatMap(formulaKeys));
  const read = async () => {
    const { rows } = await db.query('select formula, speech, failure from spoken_formulas');
    return new Map<string, { speech: string | null; failure: string | null }>(rows.map((row) => [row.formula, row]));
  };
  const silent = async () => {
    const stored = await read();
    return wanted.filter((formula) => !stored.get(formula)?.speech && !stored.get(formula)?.failure).length;
  };
  await expect.poll(silent, { message: 'formulas without speech', timeout: 300_000, intervals: [1000] }).toBe(0);
  const stored = await read();
  expect(wanted.filter((formula) => stored.get(formula)?.failure)).toEqual([]);
  return new Map([...stored].map(([formula, { speech }]) => [formula, speech ?? '']));
}

function formulaKeys(text: string): string[] {
  return formulasOf(fromMarkup(text)).map(({ latex, display }) => formulaKey(latex, display));
}

/** The speech of the formulas of some texts, in no order. */
function speechIn(texts: readonly string[], speech: Speech): string[] {
  return texts.flatMap(formulaKeys).map((formula) => speech.get(formula) ?? '');
}

const choicesOf = (question: FormQuestion) => ('choices' in question ? question.choices : []);
const choiceTexts = (question: FormQuestion) =>
  choicesOf(question).map((choice) => ('right' in choice ? choice.right : choice.wrong));
/** The texts of a question while it is taken. */
const takenTexts = (question: FormQuestion) => [question.stem, ...choiceTexts(question)];
/** All texts of a question, of which its review shows some. */
const allTexts = (question: FormQuestion) => [
  ...takenTexts(question),
  question.explain,
  ...choicesOf(question).flatMap(({ why }) => (why === undefined ? [] : [why])),
];

/** The accessibility tree of the question has each formula in speech, and none as mathematics or LaTeX. */
async function expectHeard(page: Page, expected: readonly string[], at: string): Promise<void> {
  const main = page.getByRole('main');
  const spoken = () => main.locator('[data-spoken]').allTextContents();
  await expect.poll(async () => (await spoken()).toSorted(), { message: at }).toEqual(expected.toSorted());
  const heard = await main.ariaSnapshot();
  expect(heard, at).not.toMatch(/\\[a-z]+|\bmath\b|<m[a-z]+>/);
  const text = plain(heard);
  expect(
    expected.filter((speech) => !text.includes(plain(speech))),
    `formulas that are not heard of ${at}`,
  ).toEqual([]);
}

/** Letters and digits: the snapshot quotes and escapes others. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The reference sheet has speech for each of its formulas. */
async function expectSheetHeard(page: Page): Promise<void> {
  await page.keyboard.press('r');
  const sheet = page.getByRole('dialog', { name: 'Reference sheet' });
  await expect(sheet).toContainText('V equals four thirds pi r cubed');
  await expect(sheet.locator('math:not([aria-hidden=true])')).toHaveCount(0);
  expect(await sheet.ariaSnapshot()).not.toMatch(/\\\\|\bmath\b/);
  await page.keyboard.press('Escape');
}

/** Switches spoken mathematics on in the settings. */
async function switchOn(page: Page): Promise<void> {
  const setting = page.getByRole('switch', { name: 'Spoken mathematics' });
  await keyboardUserOf(page).tabTo(setting);
  await page.keyboard.press('Space');
  await expect(setting).toBeChecked();
}

for (const { form, family, sections, right } of [
  {
    ...{ form: satForm, family: 'sat', right: true },
    sections: ['ReadingWriting1', 'ReadingWriting2Harder', 'Math1', 'Math2Harder'],
  },
  { ...{ form: satForm, family: 'sat' as const }, right: false, sections: ['Math1', 'Math2Easier'] },
  { form: actForm, family: 'act', right: true, sections: ['EnhancedMathematics', 'EnhancedScience'] },
] as const) {
  test(`@whole with spoken mathematics each formula is heard: ${sections.join(', ')} [Q338]`, async ({
    page,
    app,
    db,
    mountPage,
  }) => {
    test.setTimeout(1_200_000);
    await seedForms(String(app.env.DATABASE_URL), [form]);
    const speech = await readSpeech(db, form);
    expect([...speech.values()].filter((text) => /[\\<>{}$^]/.test(text))).toEqual([]);
    await mountPage('/home/account', { as: 'student' });
    await switchOn(page);
    const testPage = testSectionPageOf(page);
    const address = (section: string) =>
      `${app.learner}/home/${family}-test/${formExamId(family as 'sat', form)}/mock/${section}`;
    const isRight = (section: string) => right || section.includes('2');
    for (const section of sections) {
      if (!page.url().endsWith(`/${section}`)) await page.goto(address(section));
      // A second module begins by itself.
      await expect(testPage.start.or(testPage.number).or(breakEnd(page)).first()).toBeVisible();
      for (const button of [testPage.start, breakEnd(page)]) {
        if (!(await button.isVisible())) continue;
        await keyboardUserOf(page).tabTo(button);
        await page.keyboard.press('Enter');
      }
      const onQuestion = async (question: FormQuestion, number: number) => {
        await expectHeard(page, speechIn(takenTexts(question), speech), `${section}, question ${number}`);
        if (number === 1 && section.includes('Math')) await expectSheetHeard(page);
      };
      await sitterOf({ page, form, section, onQuestion }).take(() => isRight(section));
      await expect(testPage.dialog).toHaveCount(0);
      await expect(page.getByText('Submitted on this device.')).toHaveCount(0);
      await page.waitForURL((url) => !url.pathname.endsWith(`/${section}`));
    }
    for (const section of sections) {
      await page.goto(address(section));
      for (const [at, question] of (form.modules[section] ?? []).entries()) {
        await expect(testPage.number).toHaveText(`Question ${at + 1}`);
        // Why a choice is wrong is shown for the given one.
        const given = choicesOf(question)
          .filter((choice) => 'right' in choice === isRight(section))
          .slice(0, 1);
        const texts = [...takenTexts(question), question.explain, ...given.map(({ why = '' }) => why)];
        await expectHeard(page, speechIn(texts, speech), `the review of ${section}, ${at + 1}`);
        await page.keyboard.press('ArrowRight');
      }
    }
  });
}

const breakEnd = (page: Page) => page.getByRole('button', { name: 'End the break' });
