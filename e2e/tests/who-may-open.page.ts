import { examRows, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { actTest, satTest } from '../testing-sections.ts';

const questions = [{ choices: yesOrNo }];

test('an unpublished test is not found, even for an admin, who may read it [ACC-041, ACC-042]', async ({
  page,
  app,
  mountPage,
}) => {
  const halves = (variant: 'mock' | 'real') => [
    { section: 'MathNoCalc', variant, questions },
    { section: 'MathCalc', variant, questions, published: false },
  ];
  const [open, act] = [satTest(), actTest(questions)];
  // One of its sections is published for each variant; the other exam is a draft.
  const half = examRows({ topics: {}, tests: [...halves('mock'), ...halves('real')] });
  const draft = examRows({
    published: false,
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'mock', questions },
      { section: 'MathCalc', variant: 'mock', questions },
    ],
  });
  const notFound = async (address: string) => {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  };
  const ofSat = open.test('MathNoCalc', 'mock').address;
  const ofAct = act.test('Mathematics', 'mock').address;
  await mountPage(ofAct, { as: 'student', planted: [open, act, half, draft] });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  for (const address of [
    half.test('MathNoCalc', 'mock').address,
    half.test('MathNoCalc', 'real').address,
    draft.test('MathNoCalc', 'mock').address,
    ofSat.replace('/mock/', '/other/'),
    ofAct.replace('/mock/', '/real/'),
    ofAct.replace('Mathematics', 'Science'),
    ofAct.replace(act.id, open.id),
  ])
    await notFound(address);
  await mountPage(ofSat, { as: 'admin' });
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await notFound(half.test('MathNoCalc', 'real').address);
  await notFound(ofAct.replace('/mock/', '/real/'));
});

test('a tutor who is logged in as a student cannot take tests: the address is not found', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = satTest();
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', by: 'tutor', planted: exam });
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});
