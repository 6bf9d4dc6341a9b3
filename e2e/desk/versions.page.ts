import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { choose, expect, expectQuestions, test } from '../support/desk.ts';
import { appendText, editQuestion } from '../support/question-draft.ts';
import { threeQuestions } from './three-questions.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Versions of question 1' });
const field = (page: Page, name: string) => dialogOf(page).getByRole('region', { name, exact: true });
const versionNames = (page: Page) => dialogOf(page).getByRole('radio');

/** Saves another text of the first question, and opens its versions. */
async function openVersions(page: Page): Promise<void> {
  await editQuestion(page);
  await appendText(page, ' And why?');
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await choose(page, 'question 1', 'Versions');
  await expect(dialogOf(page)).toBeVisible();
}

test('an author compares a version with the question, restores it, and takes that back, by the keyboard', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await choose(page, 'question 1', 'Versions');
  await expect(dialogOf(page)).toContainText('No earlier version');
  await page.keyboard.press('Escape');
  await openVersions(page);
  await expect(versionNames(page)).toHaveCount(2);
  await expect(versionNames(page).first()).toHaveAccessibleName(/^Version 2, now today, .* Changed: question$/);
  await expect(versionNames(page).last()).toHaveAccessibleName(/^Version 1 .*An import The earliest that is stored$/);
  await expect(versionNames(page).last()).toBeChecked();
  await expect(field(page, 'Question').getByRole('group', { name: 'Version 1' })).toHaveText(/What comes first\?$/);
  await expect(field(page, 'Question').locator('mark')).toHaveText('Only here: And why?');
  await expectAccessible(page);

  const restore = (version: number) => dialogOf(page).getByRole('button', { name: `Restore version ${version}` });
  await restore(1).press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Restore version 1?' });
  await expect(confirmation).toContainText(
    'Students see this version at once. Answers given before keep their result.',
  );
  await confirmation.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(alertOf(page, 'Version 1 restored.')).toBeVisible();
  await expect(versionNames(page).first()).toHaveAccessibleName(/^Version 3, now .* Restored version 1$/);
  await expect(versionNames(page).first()).not.toBeChecked();
  await expect(field(page, 'Question').locator('mark')).toHaveText('Only here: And why?');

  await restore(2).press('Enter');
  await page.getByRole('dialog', { name: 'Restore version 2?' }).getByRole('button', { name: 'OK' }).press('Enter');
  await expect(alertOf(page, 'Version 2 restored.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for question 1' })).toBeFocused();
  await expectQuestions(page, [/^What comes first\? And why\?$/, /.*/, /.*/]);
});

test('a version with another key says so before it is restored, and a change of another author first is shown', async ({
  page,
  db,
  openDesk,
}) => {
  const { question } = await openDesk({ sequence: threeQuestions });
  await openVersions(page);
  const restore = dialogOf(page).getByRole('button', { name: 'Restore version 1' });
  await expect(restore).toBeVisible();
  await db.query(`update answers set correct = not correct where question_id = $1`, [question.first]);
  await db.query(`update questions set rank = 4 where id = $1`, [question.first]);
  await restore.click();
  await page.getByRole('dialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, /Someone else changed the question meanwhile/)).toBeVisible();
  await expect(field(page, 'Right answer')).toContainText('Answer B');
  await expect(field(page, 'Rank').getByRole('group', { name: 'Now' })).toContainText('5');
  await restore.click();
  const confirmation = page.getByRole('dialog', { name: 'Restore version 1?' });
  await expect(confirmation).toContainText(
    'The right answer changes: answers given before keep their result, new ones are judged by it.',
  );
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Version 1 restored.')).toBeVisible();
});

test('the versions say when they cannot be loaded, and load again', async ({ page, openDesk }) => {
  await openDesk({ sequence: threeQuestions });
  await page.route('**/api/questions/*/versions', (route) => route.abort());
  await choose(page, 'question 1', 'Versions');
  await expect(dialogOf(page).getByRole('alert')).toContainText('The versions could not be loaded.');
  await page.unroute('**/api/questions/*/versions');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page)).toContainText('No earlier version');
});
