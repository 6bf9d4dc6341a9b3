import { alertOf } from '../alert.ts';
import { chosenOn, paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { cancelled, sure } from './grade.ts';

/** With a reload, and without a network. */
test('unsubmitted marks and sheets are restored after a reload, until they are cancelled or submitted', async ({
  page,
  mountPage,
}) => {
  const exam = paperRows('act');
  const paper = paperOf(page, { family: 'act', exam });
  const restored = page.getByText('Restored from this device. It was not submitted yet.');
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  await paper.act('Science', 'Select Wrong');
  await paper.number('Science', 9).click();
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.marked('Science', 1)).toBeVisible();
  await expect(paper.wrong('Science'), 'no mark was submitted').toHaveCount(0);
  await paper.act('Science', 'Select Wrong');
  await expect(restored).toBeVisible();
  await expect(paper.number('Science', 9)).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await paper.act('Science', 'Select Wrong');
  await expect(paper.number('Science', 9)).toHaveAttribute('aria-pressed', 'false');
  await paper.cancel.click();

  await paper.act('Reading', 'Open Sheet');
  await page.keyboard.type('afbg');
  await page.reload();
  await paper.grading.check({ force: true });
  await paper.act('Reading', 'Open Sheet');
  await expect(restored).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBG');
  await expect(paper.question(5).getByRole('radio').first(), 'the first unanswered question has the focus').toBeFocused();
  await page.context().setOffline(true);
  await page.keyboard.type('d');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog.getByText('Not submitted. Your sheet is kept on this device: try again.')).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
  await page.context().setOffline(false);
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Reading', 'Open Sheet');
  await expect(restored).toHaveCount(0);
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
});
