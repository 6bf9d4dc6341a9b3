import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { cardOf, choose } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { sequenceWithErrorsRows } from './sequence-with-errors.ts';

const findings = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Findings and simulated students' })
    .getByRole('region', { name: /finding/ })
    .getByRole('listitem');
const mapNode = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name });
const viewSwitch = (page: Page) => page.getByRole('radiogroup', { name: 'View' });

async function simulateStudents(page: Page, kind: 'Always right' | 'Always wrong'): Promise<void> {
  await page.getByLabel('Students who are').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Send 1,000 students' }).click();
}

test('the map lists the errors of a sequence, which can be corrected in it, and simulated students show their effect', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = sequenceWithErrorsRows();
  await mountPage(planted.map.replace('?view=map', ''), { as: 'admin', planted });
  await viewSwitch(page).getByText('Map', { exact: true }).click();
  await expect(page).toHaveURL(app.studio + planted.map);
  await expect(findings(page)).toHaveText([
    /never gives four right in a row/,
    /has the same answer twice: B and C/,
    /leads after a right answer to question 4, which is hidden: nobody comes there/,
    /Question 5 .* and question 6 lead round and round whatever is answered: nobody who comes there finishes/,
    /Question 7 .* is reached by no way: link to it or hide it/,
    /^Problem set Odd numbers.*2 findings: Set that cannot be mastered, No right answer/,
  ]);
  const simulation = page.getByRole('region', { name: 'Simulated students' });
  await simulateStudents(page, 'Always wrong');
  await expect(simulation).toContainText('0 of 1,000 finish');
  await expect(page.getByRole('button', { name: '1,000 in Odd numbers' })).toBeVisible();

  const dialog = page.getByRole('dialog');
  const unlink = async (target: string) => {
    await dialog.getByRole('button', { name: `Unlink ${target}, after a right answer` }).click();
    await page
      .getByRole('dialog', { name: /unlink/ })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(alertOf(page, 'Right Question unlinked successfully')).toBeVisible();
    await alertOf(page, 'Right Question unlinked successfully').click();
  };
  await mapNode(page, /^Question 3 /).click();
  await expect(dialog.getByRole('heading', { name: 'Question 3' })).toBeVisible();
  await unlink('Question 4');
  await expect(dialog.getByRole('list', { name: 'Findings' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(findings(page)).toHaveCount(5);

  await simulateStudents(page, 'Always right');
  await expect(simulation).toContainText('1,000 of 1,000 finish');
  await expect(simulation).toContainText('Half of them need at most 3 questions, nine of ten at most 3.');
  await expect(mapNode(page, /^Question 7 Is seven odd\? Nobody comes/)).toBeVisible();

  // The loop gets an exit, to the question without a link.
  await mapNode(page, /^Question 6 /).click();
  await unlink('Question 5');
  await dialog.getByRole('button', { name: 'Choose a question after a right answer' }).click();
  const link = page.getByRole('dialog', { name: 'Link question' });
  await link.getByText('Is seven odd?').click();
  await link.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(findings(page).filter({ hasText: 'whoever is always wrong' })).toHaveText(
    /Question 5 .* and question 6 lead round and round after wrong answers/,
  );
  await expect(findings(page)).toHaveCount(4);

  await mapNode(page, /^Set Odd numbers/).click();
  const toSet = dialog.getByRole('link', { name: 'Open problem set' });
  await expect(toSet).toHaveAttribute('href', new RegExp(`/admin/problemset/${planted.set.broken}`));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await mapNode(page, /^Question 2 /).click();
  await dialog.getByRole('link', { name: 'Open question' }).click();
  await choose(cardOf(page, 2), 'answer C', 'Delete');
  await expect(alertOf(page, /Answer deleted/)).toBeVisible();
  await viewSwitch(page).getByText('Map', { exact: true }).click();
  await expect(findings(page)).toHaveCount(3);
});

test('an unpublished sequence shows which set is not published yet, and has no finding for it', async ({
  page,
  mountPage,
}) => {
  const why = 'Because it is so.';
  const questions = Array.from({ length: 4 }, () => ({ choices: yesOrNo, explain: why }));
  const planted = withValues(
    topicRows({
      sequence: { one: { text: 'Is one odd?', choices: yesOrNo, explain: why, right: { set: 'own' } } },
      sets: { own: { title: 'Odd numbers', published: false, questions } },
    }),
    'subsubtopics',
    { is_sequence_publish: false },
  );
  await mountPage(`/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map`, { as: 'admin', planted });
  await expect(page.getByRole('heading', { name: 'No findings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not published yet (1)' })).toBeVisible();
  await expect(findings(page)).toHaveText(
    /“Odd numbers”, which is not published yet: until it is, students pass it by/,
  );
  await expect(mapNode(page, /^Set Odd numbers Not published/)).toBeVisible();
  await simulateStudents(page, 'Always right');
  await expect(mapNode(page, /^Set Odd numbers .*100% come/)).toBeVisible();
});

test('a problem set has no map, and the map of an empty sequence says that it is empty', async ({
  page,
  app,
  mountPage,
}) => {
  const run = { title: 'Four', questions: [{ choices: yesOrNo }] };
  const planted = topicRows({ sequence: {}, sets: { run } });
  await mountPage(`/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map`, { as: 'admin', planted });
  await expect(page.getByText('Questions and the ways between them will stand here.')).toBeVisible();
  await page.goto(`${app.studio}/admin/problemset/${planted.set.run}`);
  await expect(page.getByRole('button', { name: 'Open question 1', exact: true })).toBeVisible();
  await expect(viewSwitch(page)).toBeHidden();
});

test('a map that could not be loaded can be retried; on a phone it is a list of questions and links', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/sequence_map*', (route) => route.abort());
  const planted = sequenceWithErrorsRows();
  await mountPage(planted.map, { as: 'super-admin', planted });
  await expect(page.getByText('The map could not be loaded.')).toBeVisible();
  await page.unroute('**/sequence_map*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const list = page.getByRole('list', { name: 'The sequence as a list' });
  const item = (number: number) => list.locator('> li').nth(number - 1);
  await expect(item(1).getByRole('listitem')).toHaveText([
    'After a right answer: to question 2',
    /^After a wrong answer: through Odd numbers, then to question 2 \(without an end\)/,
  ]);
  await expect(item(4)).toContainText('Hidden');
  await expect(item(7).getByRole('listitem')).toHaveText([
    'After a right answer: to the end',
    'After a wrong answer: to the end',
  ]);
  await item(5).getByRole('button', { name: 'Question 5' }).click();
  await expect(page.getByRole('dialog', { name: 'Question 5' })).toBeVisible();
});
