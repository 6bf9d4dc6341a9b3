import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { actTest, satTest } from '../support/test-section.ts';

const questions = [{ choices: yesOrNo }];

test('an unpublished test is not found, even for an admin, who may read it [ACC-041, ACC-042]', async ({
  page,
  app,
  mountPage,
}) => {
  const halfPublishedTests = (variant: 'mock' | 'real') => [
    { section: 'MathNoCalc', variant, questions },
    { section: 'MathCalc', variant, questions, published: false },
  ];
  const [openSat, act] = [satTest(), actTest(questions)];
  // One of its sections is published for each variant; the other exam is a draft.
  const halfPublished = examRows({ topics: {}, tests: [...halfPublishedTests('mock'), ...halfPublishedTests('real')] });
  const draft = examRows({
    published: false,
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'mock', questions },
      { section: 'MathCalc', variant: 'mock', questions },
    ],
  });
  const expectNotFound = async (address: string) => {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  };
  const satAddress = openSat.test('MathNoCalc', 'mock').address;
  const actAddress = act.test('Mathematics', 'mock').address;
  await mountPage(actAddress, { as: 'student', planted: [openSat, act, halfPublished, draft] });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  for (const address of [
    halfPublished.test('MathNoCalc', 'mock').address,
    halfPublished.test('MathNoCalc', 'real').address,
    draft.test('MathNoCalc', 'mock').address,
    satAddress.replace('/mock/', '/other/'),
    actAddress.replace('/mock/', '/real/'),
    actAddress.replace('Mathematics', 'Science'),
    actAddress.replace(act.id, openSat.id),
  ])
    await expectNotFound(address);
  await mountPage(satAddress, { as: 'admin' });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectNotFound(halfPublished.test('MathNoCalc', 'real').address);
  await expectNotFound(actAddress.replace('/mock/', '/real/'));
});

test('a tutor who is logged in as a student cannot take tests: the address is not found', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', tutor: 'tutor', planted: exam });
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});
