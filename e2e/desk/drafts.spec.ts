import { alertOf } from '../support/alert.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../support/desk.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { yesOrNo } from '../support/planting.ts';
import {
  appendText,
  editQuestion,
  questionField,
  readServerDrafts,
  reopenForm,
  saveStatus,
} from '../support/question-draft.ts';

const oneQuestion = { sequence: { one: { text: 'What comes first?', choices: yesOrNo } } };

// Two tabs that are closed, and another device.
test('a second tab shows the text typed in the first; after both tabs close in the middle of a word, another device has the draft', async ({
  page,
  context,
  app,
  db,
  openDesk,
  mountPage,
  anotherBrowser,
}) => {
  const { path, author, question } = await openDesk(oneQuestion);
  const drafts = () => readServerDrafts(db, question.one ?? '');
  await editQuestion(page);
  const second = await context.newPage();
  await second.goto(app.studio + path);
  await editQuestion(second);
  await appendText(page, ' Written in one tab');
  await expect(questionField(second)).toHaveText('What comes first? Written in one tab');
  await appendText(second, ' and the othe');
  await expect(questionField(page)).toHaveText('What comes first? Written in one tab and the othe');
  await page.close({ runBeforeUnload: true });
  await second.close({ runBeforeUnload: true });
  await expect.poll(drafts).toEqual(['What comes first? Written in one tab and the othe']);

  const otherDevice = await (await anotherBrowser()).newPage();
  await mountPage(path, { as: author, page: otherDevice });
  await expect(questionField(otherDevice)).toHaveText('What comes first? Written in one tab and the othe');
  await expect(otherDevice.getByText(/^Your draft of .+ is here again\. It is not saved yet\.$/)).toBeVisible();
  await appendText(otherDevice, 'r');
  await expect(saveStatus(otherDevice)).toHaveText(/^Draft kept \d{1,2}:\d\d [AP]M$/);
  await expect.poll(drafts).toEqual(['What comes first? Written in one tab and the other']);
  // Saving updates the question and removes the draft.
  await otherDevice.keyboard.press('Control+Enter');
  await expect(alertOf(otherDevice, 'Question updated')).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await editQuestion(otherDevice);
  await expect(questionField(otherDevice)).toHaveText('What comes first? Written in one tab and the other');
  await expect(otherDevice.getByText(/Your draft of/)).toHaveCount(0);
});

// Navigation and back, and a reload.
test('open forms are restored after navigation and after a reload; discarded ones are not', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: { ...oneQuestion.sequence, typed: { text: 'How many?', accepts: '3' } } });
  await choose(page, 'question 1', 'Create question below');
  await write(page, 'New question', 'Half of a new');
  await choose(page, 'question 1', 'Edit');
  await write(page, 'Question 1', ' Half of an old');
  await choose(page, 'question 2', 'Edit');
  await choose(cardOf(page, 2), 'answer A', 'Edit');
  await page.getByLabel('Answer', { exact: true }).fill('half of an answer');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(alertOf(page, 'Your draft is kept, and here again when you come back.')).toBeVisible();
  await page.goBack();
  await expect(questionField(page)).toHaveText('What comes first? Half of an old');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'New question' })).toHaveText('Half of a new');
  await expect(questionField(page)).toHaveText('What comes first? Half of an old');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('half of an answer');
  await expect(page.getByText(/is here again/)).toHaveCount(3);
  // A collapsed card shows that it has a draft, and opens in its form.
  await page.getByRole('button', { name: 'Close question 1' }).click();
  await expect(cardOf(page, 1)).toContainText('Draft');
  await openCard(page, 1);
  await expect(questionField(page)).toHaveText('What comes first? Half of an old');
  await cardOf(page, 1).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(questionField(page)).toHaveCount(0);
  await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expectQuestions(page, ['What comes first?', 'Half of a new', 'How many?']);
  await page.reload();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('half of an answer');
  await expect(page.getByText(/is here again/)).toHaveCount(1);
  await expect(questionField(page)).toHaveCount(0);
});

// The end of a session, a log-out, and the log-in after each.
test('text typed while the session ends is there after the next log-in; a log-out with a draft that is not on the server asks for confirmation', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const { path, author, question } = await openDesk(oneQuestion);
  const drafts = () => readServerDrafts(db, question.one ?? '');
  const logInAgain = async () => {
    await expect(page).toHaveURL(`${app.studio}/`);
    await fillLogIn(page, author);
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await reopenForm(page, app.studio + path);
  };
  await editQuestion(page);
  await appendText(page, ' Before the end,');
  await db.query(
    `update session_tokens set last_used_at = now() - interval '1 year'
      where session_id in (select id from sessions where user_id = $1)`,
    [author.account.id],
  );
  const expiredAlert = alertOf(page, 'Session expired').waitFor();
  await page.keyboard.type(' and after it.');
  await expiredAlert;
  await logInAgain();
  await expect(questionField(page)).toHaveText('What comes first? Before the end, and after it.');
  await expect.poll(drafts).toEqual(['What comes first? Before the end, and after it.']);

  const logOut = async () => {
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await page.route('**/api/drafts*', (route) => route.abort());
  await appendText(page, ' Not sent.');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await logOut();
  const logOutDialog = page.getByRole('dialog', { name: '1 draft has not reached the server. Log out all the same?' });
  await expect(logOutDialog).toContainText('It stays in this browser for');
  await logOutDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(questionField(page)).toHaveText(/Not sent\.$/);
  await logOut();
  await logOutDialog.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/drafts*');
  await logInAgain();
  await expect(questionField(page)).toHaveText(/Not sent\.$/);
  // A log-out with all drafts on the server leaves nothing in the browser.
  await logOut();
  await expect(page).toHaveURL(`${app.studio}/`);
  expect(await drafts()).toEqual(['What comes first? Before the end, and after it. Not sent.']);
  const storedDrafts = await page.evaluate(async () => {
    const opening = indexedDB.open('fourfold-drafts');
    await new Promise((done) => opening.addEventListener('success', done));
    const count = opening.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((done) => count.addEventListener('success', done));
    return count.result;
  });
  expect(storedDrafts).toBe(0);
});

// Two browsers.
test('when two authors edit one question, the second is notified when the form opens and on saving, and chooses a version', async ({
  page,
  openDesk,
  mountPage,
  anotherBrowser,
}) => {
  const { path } = await openDesk(oneQuestion);
  const second = await (await anotherBrowser()).newPage();
  await editQuestion(page);
  await appendText(page, ' The first author’s.');
  await expect(saveStatus(page)).toHaveText(/^Draft kept \d/);
  await mountPage(path, { as: 'super-admin', page: second });
  // Said on the closed card, before the text is touched.
  await expect(cardOf(second, 1).getByText(/^\S.* is writing$/)).toBeVisible();
  await editQuestion(second);
  await expect(second.getByText(/^\S.* is writing here too\.$/)).toBeVisible();
  await appendText(second, ' The second author’s.');

  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await second.keyboard.press('Control+Enter');
  const conflictDialog = second.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' });
  await expect(conflictDialog.getByRole('group', { name: 'Yours' })).toContainText('The second author’s.');
  await expect(conflictDialog.getByRole('group', { name: 'Theirs' })).toContainText('The first author’s.');
  // The safe choice is first, has the focus, and changes nothing.
  await expect(conflictDialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(questionField(second)).toHaveText('What comes first? The second author’s.');
  await expect(questionField(second)).toBeFocused();
  await second.keyboard.press('Control+Enter');
  await conflictDialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alertOf(second, 'Question updated')).toBeVisible();
  await expect(cardOf(second, 1)).toContainText('The second author’s.');

  // Now the first author's page is out of date, and takes the other text.
  await editQuestion(page);
  await appendText(page, ' Again.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expectQuestions(page, ['What comes first? The second author’s.']);
});
