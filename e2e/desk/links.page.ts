import { alertOf } from '../support/alert.ts';
import { expect, openCard, test } from '../support/desk.ts';
import { examRows, topicRows } from '../support/planting.ts';
import {
  dialogOf,
  linkButton,
  linkedSequence,
  linksAfter,
  linkTargets,
  storedLinks,
  targetIn,
  unlinkedSequence,
} from './link-fixtures.ts';

test('dialogs link both outcomes to a question and to a set, with the set before the question [ALK-001] [ALK-006] [ALK-007] [ALK-013]', async ({
  page,
  db,
  openDesk,
}) => {
  const { question, set } = await openDesk({ level: 'subtopic', sequence: unlinkedSequence, sets: linkTargets });
  await openCard(page, 1);
  for (const [outcome, outcomeLabel, number, title] of [
    ['right', 'Right', 2, 'Signs and brackets'],
    ['wrong', 'Wrong', 3, 'Powers'],
  ] as const) {
    await expect(linksAfter(page, outcome)).toHaveText('End of the sequence');
    await linkButton(page, 'Question', outcome).click();
    const questions = dialogOf(page, 'Link question');
    await expect(questions).toContainText(`After a ${outcome} answer to question 1`);
    await targetIn(questions, new RegExp(`^Question ${number}`)).click();
    await questions.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${outcomeLabel} Question linked successfully`)).toBeVisible();
    await expect(questions).toBeHidden();

    await linkButton(page, 'Problem Set', outcome).click();
    const choice = dialogOf(page, 'Link problem set');
    await targetIn(choice, title).click();
    await choice.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(alertOf(page, `${outcomeLabel} ProblemSet linked successfully`)).toBeVisible();
    await expect(choice).toBeHidden();
    await expect(linksAfter(page, outcome)).toHaveText([title, `Question ${number}`]);
  }
  const stored = { rq: question.second, wq: question.third, rs: set.run, ws: set.more };
  expect(await storedLinks(db, question.first)).toEqual(stored);
});

test('a set of another sequence is found', async ({ page, db, openDesk }) => {
  const otherSequence = topicRows({ sequence: {}, sets: { far: { title: 'Far away', questions: [] } } });
  const { question } = await openDesk(
    { sequence: { ...unlinkedSequence, first: { ...unlinkedSequence.first, wrong: { question: 'third' } } } },
    { also: [otherSequence] },
  );
  await openCard(page, 1);
  await page.getByRole('button', { name: 'Choose a problem set after a wrong answer' }).click();
  const dialog = dialogOf(page, 'Link problem set');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Far');
  const found = targetIn(dialog, /^Far away/);
  await expect(found).toBeVisible();
  await page.keyboard.press('End');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Wrong ProblemSet linked successfully')).toBeVisible();
  await expect(linksAfter(page, 'wrong')).toHaveText(['Far away', 'Question 3']);
  await expect(page.getByRole('button', { name: 'Unlink the problem set, after a wrong answer' })).toBeFocused();
  expect((await storedLinks(db, question.first))?.ws).toBe(otherSequence.set.far);
});

// core/authoring/question-sections.test.ts tests which sections have these buttons.
test('the pages of a sub-topic and of a SAT question topic have named link buttons; other pages have them in the panel [ALK-002]', async ({
  page,
  app,
  openDesk,
}) => {
  const namedButtons = page.getByRole('button', { name: /^(Link Question|Link Problem Set|Preview$)/ });
  const buttonNames = ['Preview', 'Link Question', 'Link Problem Set', 'Link Question', 'Link Problem Set'];
  const sat = examRows({ topics: { one: { section: 'MathCalc', sequence: unlinkedSequence } } });
  const subtopicPage = topicRows({ level: 'subtopic', sequence: unlinkedSequence });
  await openDesk({ sequence: unlinkedSequence, sets: linkTargets }, { also: [sat, subtopicPage] });
  await openCard(page, 1);
  await expect(page.getByRole('button', { name: /^Choose a (question|problem set) after/ })).toHaveCount(4);
  await expect(namedButtons).toHaveCount(0);
  for (const path of [subtopicPage.subtopic, `sat/${sat.topic.one?.id}`]) {
    await page.goto(`${app.studio}/admin/${path}`);
    await openCard(page, 1);
    await expect(namedButtons).toHaveText(buttonNames);
  }
});

test('linked outcomes cannot be linked again, a question cannot link to itself, and the preview is disabled until a choice [ALK-003] [ALK-004] [ALK-005] [ALK-013]', async ({
  page,
  openDesk,
}) => {
  await openDesk({ level: 'subtopic', sequence: linkedSequence, sets: linkTargets });
  await openCard(page, 1);
  for (const outcome of ['right', 'wrong'] as const) {
    await expect(linkButton(page, 'Question', outcome)).toBeDisabled();
    await expect(linkButton(page, 'Problem Set', outcome)).toBeDisabled();
  }
  await openCard(page, 2);
  await expect(linkButton(page, 'Problem Set', 'right')).toBeEnabled();
  await linkButton(page, 'Question', 'right').click();
  const dialog = dialogOf(page, 'Link question');
  await expect(dialog.getByRole('group', { name: 'Questions' }).getByRole('option')).toHaveText([
    /What comes first\?/,
    /What comes last\?/,
  ]);
  const preview = dialog.getByRole('button', { name: 'Preview question' });
  await expect(preview).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Link', exact: true })).toBeDisabled();
  await targetIn(dialog, /^Question 3/).click();
  await preview.click();
  await expect(dialogOf(page, 'Preview question').getByText('What comes last?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
  await expect(targetIn(dialog, /^Question 3/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(linkButton(page, 'Question', 'right')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
});
