import { alertOf } from '../alert.ts';
import { yesOrNo } from '../content.ts';
import { cardOf, choose, expect, expectQuestions, openCard, test, write } from '../desk.ts';
import { comeBack, edit, field, onServer, saved, type } from '../drafting.ts';
import { fillLogIn } from '../fixtures.ts';

const one = { sequence: { one: { text: 'What comes first?', choices: yesOrNo } } };

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
  const { path, author, question } = await openDesk(one);
  const drafts = () => onServer(db, question.one ?? '');
  await edit(page);
  const second = await context.newPage();
  await second.goto(app.studio + path);
  await edit(second);
  await type(page, ' Written in one tab');
  await expect(field(second)).toHaveText('What comes first? Written in one tab');
  await type(second, ' and the othe');
  await expect(field(page)).toHaveText('What comes first? Written in one tab and the othe');
  await page.close({ runBeforeUnload: true });
  await second.close({ runBeforeUnload: true });
  await expect.poll(drafts).toEqual(['What comes first? Written in one tab and the othe']);

  const elsewhere = await (await anotherBrowser()).newPage();
  await mountPage(path, { as: author, page: elsewhere });
  await expect(field(elsewhere)).toHaveText('What comes first? Written in one tab and the othe');
  await expect(elsewhere.getByText(/^Your draft of .+ is here again\. It is not saved yet\.$/)).toBeVisible();
  await type(elsewhere, 'r');
  await expect(saved(elsewhere)).toHaveText(/^Draft kept \d{1,2}:\d\d [AP]M$/);
  await expect.poll(drafts).toEqual(['What comes first? Written in one tab and the other']);
  // Saving updates the question and removes the draft.
  await elsewhere.keyboard.press('Control+Enter');
  await expect(alertOf(elsewhere, 'Question updated')).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await edit(elsewhere);
  await expect(field(elsewhere)).toHaveText('What comes first? Written in one tab and the other');
  await expect(elsewhere.getByText(/Your draft of/)).toHaveCount(0);
});

// Navigation and back, and a reload.
test('open forms are restored after navigation and after a reload; discarded ones are not', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: { ...one.sequence, typed: { text: 'How many?', accepts: '3' } } });
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
  await expect(field(page)).toHaveText('What comes first? Half of an old');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'New question' })).toHaveText('Half of a new');
  await expect(field(page)).toHaveText('What comes first? Half of an old');
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('half of an answer');
  await expect(page.getByText(/is here again/)).toHaveCount(3);
  // A collapsed card shows that it has a draft, and opens in its form.
  await page.getByRole('button', { name: 'Close question 1' }).click();
  await expect(cardOf(page, 1)).toContainText('Draft');
  await openCard(page, 1);
  await expect(field(page)).toHaveText('What comes first? Half of an old');
  await cardOf(page, 1).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
  await expectQuestions(page, ['What comes first?', 'Half of a new', 'How many?']);
  await page.reload();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('half of an answer');
  await expect(page.getByText(/is here again/)).toHaveCount(1);
  await expect(field(page)).toHaveCount(0);
});

// The end of a session, a log-out, and the log-in after each.
test('text typed while the session ends is there after the next log-in; a log-out with a draft that is not on the server asks for confirmation', async ({
  page,
  app,
  db,
  openDesk,
}) => {
  const { path, author, question } = await openDesk(one);
  const drafts = () => onServer(db, question.one ?? '');
  const logInAgain = async () => {
    await expect(page).toHaveURL(`${app.studio}/`);
    await fillLogIn(page, author);
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await comeBack(page, app.studio + path);
  };
  await edit(page);
  await type(page, ' Before the end,');
  await db.query(
    `update session_tokens set last_used_at = now() - interval '1 year'
      where session_id in (select id from sessions where user_id = $1)`,
    [author.account.id],
  );
  const told = alertOf(page, 'Session expired').waitFor();
  await page.keyboard.type(' and after it.');
  await told;
  await logInAgain();
  await expect(field(page)).toHaveText('What comes first? Before the end, and after it.');
  await expect.poll(drafts).toEqual(['What comes first? Before the end, and after it.']);

  const logOut = async () => {
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await page.route('**/api/drafts*', (route) => route.abort());
  await type(page, ' Not sent.');
  await expect(saved(page)).toHaveText('Saved on this device');
  await logOut();
  const asked = page.getByRole('dialog', { name: '1 draft has not reached the server. Log out all the same?' });
  await expect(asked).toContainText('It stays in this browser for');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveText(/Not sent\.$/);
  await logOut();
  await asked.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/drafts*');
  await logInAgain();
  await expect(field(page)).toHaveText(/Not sent\.$/);
  // A log-out with all drafts on the server leaves nothing in the browser.
  await logOut();
  await expect(page).toHaveURL(`${app.studio}/`);
  expect(await drafts()).toEqual(['What comes first? Before the end, and after it. Not sent.']);
  const left = await page.evaluate(async () => {
    const opening = indexedDB.open('fourfold-drafts');
    await new Promise((done) => opening.addEventListener('success', done));
    const count = opening.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((done) => count.addEventListener('success', done));
    return count.result;
  });
  expect(left).toBe(0);
});

// Two browsers.
test('when two authors edit one question, the second is notified when the form opens and on saving, and chooses a version', async ({
  page,
  openDesk,
  mountPage,
  anotherBrowser,
}) => {
  const { path } = await openDesk(one);
  const second = await (await anotherBrowser()).newPage();
  await edit(page);
  await type(page, ' The first author’s.');
  await expect(saved(page)).toHaveText(/^Draft kept \d/);
  await mountPage(path, { as: 'super-admin', page: second });
  await edit(second);
  await expect(second.getByText(/^\S.* is writing here too\.$/)).toBeVisible();
  await type(second, ' The second author’s.');

  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await second.keyboard.press('Control+Enter');
  const both = second.getByRole('alertdialog', { name: 'Someone else changed this meanwhile.' });
  await expect(both.getByRole('group', { name: 'Yours' })).toContainText('The second author’s.');
  await expect(both.getByRole('group', { name: 'Theirs' })).toContainText('The first author’s.');
  // The safe choice is first, has the focus, and changes nothing.
  await expect(both.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(field(second)).toHaveText('What comes first? The second author’s.');
  await expect(field(second)).toBeFocused();
  await second.keyboard.press('Control+Enter');
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alertOf(second, 'Question updated')).toBeVisible();
  await expect(cardOf(second, 1)).toContainText('The second author’s.');

  // Now the first author's page is out of date, and takes the other text.
  await edit(page);
  await type(page, ' Again.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expectQuestions(page, ['What comes first? The second author’s.']);
});
