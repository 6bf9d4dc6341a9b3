import { satTable } from '@fourfold/core/scores/testing/tables';
import { expectAccessible } from '../accessible.ts';
import { personRows } from '../content.ts';
import { everySection, paperDone } from '../done-rows.ts';
import { paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';

/** axe on the two dialogs of grading; everywhere/ checks a list with a section being marked. */
test('the bubble sheet and the score dialog pass axe, on a desktop and a phone', async ({ page, mountPage }) => {
  const student = personRows('student');
  const exam = paperRows('sat', { score: satTable() });
  const paper = paperOf(page, { family: 'sat', exam });
  const done = paperDone(student, { exam: exam.id, wrong: everySection('sat', [1]) });
  const look = async () => {
    await expectAccessible(page, ['light']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['dark']);
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await mountPage(`/home/sats?sat=${exam.id}`, { as: student, planted: [student, exam, done] });
  await paper.grading.check({ force: true });
  await paper.act('Math - No Calculator', 'Open Sheet');
  await look();
  await paper.cancel.click();
  await expect(paper.dialog).toHaveCount(0);
  await expect((await paper.scores()).getByRole('table').first()).toBeVisible();
  await look();
});
