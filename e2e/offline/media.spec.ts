import { createHash } from 'node:crypto';
import { expect, test } from '../support/question-page.ts';
import { satTest, testSectionPageOf, typedQuestion } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const choices = [{ text: 'Yes', right: true }, { text: 'No' }] as const;

test('an uploaded picture of a question that was not opened yet is available offline, also after a reload', async ({
  page,
  db,
  mountPage,
}) => {
  const sha256 = createHash('sha256').update(onePixel).digest('hex');
  await db.query(`insert into media (sha256, extension, width, height, bytes) values ($1, 'png', 1, 1, $2)`, [
    sha256,
    onePixel,
  ]);
  const exam = satTest([
    { text: 'First?', choices },
    { text: 'With a picture?', choices, picture: `/media/${sha256}.png` },
    typedQuestion,
  ]);
  const testPage = testSectionPageOf(page);
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await testPage.begin();
  await page.context().setOffline(true);
  await page.reload();
  await expect(testPage.number).toHaveText('Question 1');
  await testPage.choose('Yes');
  await testPage.next.click();
  const picture = page.getByRole('main').getByRole('img', { name: 'A picture' });
  await expect(picture).toHaveAttribute('src', `/api/media/${sha256}.png`);
  const width = picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    return image.naturalWidth;
  });
  expect(await width).toBe(1);
  await page.context().setOffline(false);
});
