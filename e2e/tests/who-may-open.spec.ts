import { plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { aSat } from '../testing-sections.ts';

const choices = yesOrNo;

test('a test that is not open is not found: unpublished, of another variant, of a section that has none, not there [ACC-041] [ACC-042]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const questions = [{ choices }];
  const half = await plantExam(db, {
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'real', questions },
      { section: 'MathCalc', variant: 'real', questions, published: false },
    ],
  });
  const draft = await plantExam(db, {
    published: false,
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'mock', questions },
      { section: 'MathCalc', variant: 'mock', questions },
    ],
  });
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions }],
  });
  const open = await aSat(db);
  await newStudent(page);
  const addresses = [
    half.test('MathNoCalc', 'real').address,
    draft.test('MathNoCalc', 'mock').address,
    open.test('MathNoCalc', 'mock').address.replace('/mock/', '/real/'),
    open.test('MathNoCalc', 'mock').address.replace('/mock/', '/other/'),
    open.test('MathNoCalc', 'mock').address.replace('MathNoCalc', 'Reading'),
    act.test('Mathematics', 'mock').address.replace('/mock/', '/real/'),
    act.test('Mathematics', 'mock').address.replace('Mathematics', 'Science'),
    act.test('Mathematics', 'mock').address.replace(act.id, crypto.randomUUID()),
    act.test('Mathematics', 'mock').address.replace(act.id, open.id),
  ];
  for (const address of addresses) {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  }
  await page.goto(app.learner + act.test('Mathematics', 'mock').address);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a tutor who looks over a student’s shoulder takes no tests: the address is not found', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  await newStudent(page);
  await page.route('**/accounts/set_current_user', async (route) => {
    const reply = await route.fetch();
    const visited = { status: true, tutor_id: crypto.randomUUID(), tutor_name: 'Ms Reed' };
    return route.fulfill({ response: reply, json: { ...(await reply.json()), tutor_login: visited } });
  });
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});

test('an admin, who may read what is not open, is sent to the same page [ACC-041] [ACC-042]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  const questions = [{ choices }];
  const sat = await plantExam(db, {
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'real', questions },
      { section: 'MathCalc', variant: 'real', questions, published: false },
    ],
  });
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions, published: false }],
  });
  await logIn(page, 'admin');
  for (const { address } of [sat.test('MathNoCalc', 'real'), act.test('Mathematics', 'mock')]) {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  }
});
