import { expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';

test('the dashboard leads back to the question that was changed last, and names what others changed', async ({
  page,
  app,
  mountPage,
  openDesk,
}) => {
  const desk = await openDesk({
    sequence: {
      first: { text: 'What comes first?', choices: yesOrNo },
      second: { text: 'What comes then?', choices: yesOrNo },
    },
  });
  await openCard(page, 2);
  const hidden = page.getByRole('complementary').getByRole('switch', { name: 'Hidden' });
  const isSaved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await hidden.click();
  await isSaved;
  await page.goto(`${app.studio}/admin`);
  const own = page.getByRole('region', { name: 'Go on where you were' });
  await expect(own.getByRole('listitem')).toHaveText(/^Planted sequence.*, Planted sub-topicNew questiontoday, /);
  await expect(page.getByRole('region', { name: 'Changed by others' })).toBeHidden();
  await own.getByRole('link', { name: 'Planted sequence', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();

  await page.goto(`${app.studio}/admin`);
  await own.getByRole('link', { name: 'New question in Planted sequence' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'New question', exact: true })).toBeFocused();
  await expect(page).not.toHaveURL(/question_id/);

  await mountPage('/admin', { as: 'admin' });
  const others = page.getByRole('region', { name: 'Changed by others' });
  await expect(others.getByRole('listitem').first()).toContainText(`Changed question, ${desk.author.email}`);
  await others.getByRole('link', { name: 'What comes then?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close question 2' })).toBeVisible();
});
