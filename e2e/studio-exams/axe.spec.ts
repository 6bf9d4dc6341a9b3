import { expectAccessible } from '../support/accessible.ts';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;

/** axe on the screens and dialogs of exams in the studio: light on a desktop, dark on a phone, where they must fit. */
test('SATs, their numbers, popup, questions and tests pass axe and fit a phone @whole', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({
    title: 'SAT with a title that is rather long, as they are when somebody means well',
    topics: {
      first: {
        section: 'Reading',
        sequence: { own: { text: 'What is asked here?', choices: yesOrNo } },
        sets: { run: { title: 'Run of four', questions } },
      },
      second: { section: 'Reading', title: null },
    },
    tests: [{ section: 'MathNoCalc', variant: 'mock', questions }],
  });
  const other = examRows({ topics: {} });
  const number = exam.topic.first?.id;
  const expectScreenFits = async (screenName: string) => {
    await expectAccessible(page, ['light']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['dark']);
    const overflow = await page.evaluate(() => {
      const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
      return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
    });
    expect(overflow, `${screenName} fits the screen`).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await mountPage(`/admin?sat=${exam.id}`, { as: 'super-admin', planted: [exam, other] });
  await expect(page.getByRole('heading', { level: 3, name: 'Reading' })).toBeVisible();
  await expectScreenFits('the dashboard');
  await page.goto(`${app.studio}/admin/sats?sat=${exam.id}&sat_question=${number}`);
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Problem sets' })).toBeVisible();
  await expectScreenFits('the popup');
  await clickButton('Edit Video explanation');
  await expect(page.getByRole('textbox', { name: 'Video explanation' })).toBeVisible();
  await expectScreenFits('a video in the editor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectScreenFits('the list');
  await clickButton('2, no topic');
  await expectScreenFits('the topic of a number');
  await page.keyboard.press('Escape');
  await clickButton('Create Sat');
  await expectScreenFits('the form of a new SAT');
  await page.keyboard.press('Escape');
  await clickButton('Reorder Sats');
  await expect(page.getByRole('button', { name: 'Submit New Order' })).toBeVisible();
  await expectScreenFits('the reorder mode');
  await clickButton('Cancel');
  for (const address of [`sat/${number}`, `sat-test/${exam.id}/mock/MathNoCalc`]) {
    await page.goto(`${app.studio}/admin/${address}`);
    await expect(page.getByRole('button', { name: 'Create Question', exact: true })).toBeVisible();
    await expectScreenFits(address);
  }
});
