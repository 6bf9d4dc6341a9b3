import { demoPack } from '@fourfold/server/demo';
import { formExamId, seedForms } from '@fourfold/server/testing/fixtures/demo-forms';
import type { Page } from '@playwright/test';
import { expectFocusSeen, keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/question-page.ts';
import {
  expectFitAndAccessible,
  expectNoSidewaysScroll,
  type Form,
  type FormQuestion,
  hasFigure,
  sitterOf,
} from '../support/sitting.ts';
import { testSectionPageOf } from '../support/test-section.ts';

const [sat, act] = demoPack.forms as [Form, Form];
const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const byKeys = (page: Page) => ({ keyboard: keyboardUserOf(page), testPage: testSectionPageOf(page) });
/** One action by key of each kind, on these questions of each section. */
const markedAt = 2;
const struckAt = 3;
const toolsAt = 1;

/** Checks the screens of a section while it is taken: those of its first questions, and each with a figure. */
function checks(page: Page, section: string) {
  const seen = new Set<string>();
  const onPassage = async (question: FormQuestion, number: number) => {
    const sheets = page.getByRole('group', { name: 'Sheets' });
    if (!(await sheets.isVisible())) return;
    const screen = `${section}, passage of question ${number}`;
    await expectNoSidewaysScroll(page, screen);
    if (hasFigure(question) || number === 1) await expectFitAndAccessible(page, screen);
  };
  const onQuestion = async (question: FormQuestion, number: number) => {
    const { keyboard, testPage } = byKeys(page);
    const screen = `${section}, question ${number}`;
    await expectNoSidewaysScroll(page, screen);
    const kind = 'typed' in question ? 'typed' : 'choice';
    if (hasFigure(question) || !seen.has(kind)) await expectFitAndAccessible(page, screen);
    seen.add(kind);
    if (number === toolsAt) await openTools(page, section);
    if (number === markedAt) {
      await keyboard.tabTo(testPage.mark);
      await page.keyboard.press('Enter');
      await expect(testPage.unmark).toBeFocused();
      await expect(testPage.number).toHaveText(`Question ${number}, uncertain`);
    }
    if (number === struckAt && kind === 'choice') await strikeOut(page);
  };
  return { onPassage, onQuestion };
}

/** Strikes the first choice out, restores it, and strikes the second out. */
async function strikeOut(page: Page): Promise<void> {
  const { keyboard } = byKeys(page);
  const shown = page.getByRole('switch', { name: 'Strike out answers' });
  if (!(await shown.isChecked())) {
    await keyboard.tabTo(shown);
    await page.keyboard.press('Space');
  }
  const strike = page.getByRole('button', { name: /^Strike out answer/ });
  const restore = page.getByRole('button', { name: /^Restore answer/ });
  await keyboard.tabTo(strike.first());
  await page.keyboard.press('Enter');
  await expect(restore).toBeFocused();
  await expectFitAndAccessible(page, 'a struck choice');
  await page.keyboard.press('Enter');
  await expect(restore).toHaveCount(0);
  await keyboard.tabTo(strike.nth(1));
  await page.keyboard.press('Enter');
  await expect(restore).toHaveCount(1);
}

/** Opens each tool by its key, checks it, closes it by Escape, and the focus is not lost. */
async function openTools(page: Page, section: string): Promise<void> {
  const isMath = section.includes('Math');
  const tools: [key: string, dialog: string][] = [
    ['n', 'Highlights and notes'],
    ['l', 'Line reader'],
    ['z', 'Text size'],
    ['?', 'Keyboard shortcuts'],
    ...(isMath
      ? ([
          ['r', 'Reference sheet'],
          ['Control+Alt+c', 'Calculator'],
        ] as [string, string][])
      : []),
  ];
  for (const [key, title] of tools) {
    await page.keyboard.press(key);
    const tool = page.getByRole('dialog', { name: title }).or(page.getByRole('region', { name: title }));
    await expect(tool.first(), title).toBeVisible();
    await expectFitAndAccessible(page, `${section}, ${title}`);
    await expectFocusSeen(page, `in ${title}`);
    await page.keyboard.press('Escape');
    await expect(tool).toHaveCount(0);
    await expectFocusSeen(page, `after ${title}`);
  }
  const { keyboard } = byKeys(page);
  const map = page.getByRole('button', { name: 'Question map' });
  if (await map.isVisible()) {
    await keyboard.tabTo(map);
    await page.keyboard.press('Enter');
    await expectFitAndAccessible(page, `${section}, its map`);
    await page.keyboard.press('Escape');
    await expect(map).toBeFocused();
  }
}

for (const { size, device, route, score } of [
  { size: phone, device: 'phone', route: 'Harder', score: '1600' },
  { size: tablet, device: 'tablet', route: 'Easier', score: '880' },
] as const) {
  test(`@whole the digital SAT of the demo is taken by keyboard alone on a ${device}, with the ${route.toLowerCase()} modules [Q339]`, async ({
    page,
    app,
    mountPage,
  }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize(size);
    await seedForms(String(app.env.DATABASE_URL), [sat]);
    const exam = formExamId('sat', sat);
    await mountPage(`/home/sats?sat=${exam}&area=mock`, { as: 'student' });
    const { keyboard, testPage } = byKeys(page);
    await keyboard.tabTo(page.getByRole('link', { name: 'Take Test: Reading and Writing' }));
    await page.keyboard.press('Enter');
    await expect(testPage.start).toBeEnabled();
    await expectFitAndAccessible(page, 'the introduction');
    await keyboard.tabTo(testPage.start);
    await page.keyboard.press('Enter');
    for (const part of ['ReadingWriting', 'Math']) {
      for (const module of [`${part}1`, `${part}2${route}`]) {
        const sitter = sitterOf({ page, form: sat, section: module, ...checks(page, module) });
        await expect(page).toHaveURL(new RegExp(`/mock/${module}$`));
        // All right leads to the harder module, all wrong to the easier one.
        await sitter.take(() => route === 'Harder' || module.includes('2'));
      }
      if (part === 'Math') continue;
      await expect(page.getByRole('heading', { name: 'Break', exact: true })).toBeVisible();
      await expectFitAndAccessible(page, 'the break');
      await keyboard.tabTo(page.getByRole('button', { name: 'End the break' }));
      await page.keyboard.press('Enter');
    }
    await expect(testPage.alert('Test submitted')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(new RegExp(`Total\\s*${score}`));
    await expectFitAndAccessible(page, 'the list with the score');
    await readReport(page);
    await review(page, 'Math, Module 2', sat.modules[`Math2${route}`] ?? []);
  });
}

for (const { size, device, right, score } of [
  { size: phone, device: 'phone', right: () => true, score: '35' },
  { size: tablet, device: 'tablet', right: (number: number) => number % 2 === 0, score: '18' },
] as const) {
  test(`@whole the enhanced ACT of the demo is taken by keyboard alone on a ${device} [Q339]`, async ({
    page,
    app,
    mountPage,
  }) => {
    test.setTimeout(1_800_000);
    await page.setViewportSize(size);
    await seedForms(String(app.env.DATABASE_URL), [act]);
    const exam = formExamId('act', act);
    await mountPage(`/home/acts?act=${exam}&area=mock`, { as: 'student' });
    const { keyboard, testPage } = byKeys(page);
    await keyboard.tabTo(page.getByRole('link', { name: 'Take Test: English' }));
    await page.keyboard.press('Enter');
    await expect(testPage.start).toBeEnabled();
    await expectFitAndAccessible(page, 'the introduction');
    await keyboard.tabTo(testPage.start);
    await page.keyboard.press('Enter');
    for (const module of Object.keys(act.modules)) {
      const sitter = sitterOf({ page, form: act, section: module, ...checks(page, module) });
      await expect(page).toHaveURL(new RegExp(`/mock/${module}$`));
      await sitter.take(right);
    }
    await expect(testPage.alert('Test submitted')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(new RegExp(`Total\\s*${score}`));
    await expectFitAndAccessible(page, 'the list with the score');
    await readReport(page);
    await review(page, 'Science', act.modules.EnhancedScience ?? []);
  });
}

/** Opens the score report from the list, and checks it. */
async function readReport(page: Page): Promise<void> {
  const { keyboard } = byKeys(page);
  await keyboard.tabTo(page.getByRole('link', { name: 'Score report' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Scores' })).toBeVisible();
  await expectFitAndAccessible(page, 'the score report');
}

/** Opens the review of a section from the report, and goes through its questions. */
async function review(page: Page, section: string, questions: readonly FormQuestion[]): Promise<void> {
  const { keyboard, testPage } = byKeys(page);
  await keyboard.tabTo(page.getByRole('link', { name: `Review: ${section}` }));
  await page.keyboard.press('Enter');
  for (const [at, question] of questions.entries()) {
    await expect(testPage.number).toHaveText(new RegExp(`^Question ${at + 1}(?:, uncertain)?$`));
    await expectNoSidewaysScroll(page, `the review of question ${at + 1}`);
    if (at === 0 || 'typed' in question) await expectFitAndAccessible(page, `the review of question ${at + 1}`);
    await page.keyboard.press('ArrowRight');
  }
}
