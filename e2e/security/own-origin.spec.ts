import { startServer } from '../server.ts';
import { accountOf, fillLogIn, testWithProduct } from '../support/fixtures.ts';
import { personRows, topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf } from '../support/question-page.ts';

/** The product with its API on an origin of its own, set by API_URL. */
const test = testWithProduct((DATABASE_URL) => startServer(({ api }) => ({ API_URL: api, DATABASE_URL })));

let problems: string[];

test.beforeEach(({ page }) => {
  problems = [];
  // A refused preflight appears as a failed request. An aborted request is not an error.
  page.on('requestfailed', (request) => {
    const errorText = request.failure()?.errorText;
    if (errorText !== 'net::ERR_ABORTED') problems.push(`${request.method()} ${request.url()}: ${errorText}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      problems.push(`called at the site itself: ${request.url()}`);
  });
});

test.afterEach(() => {
  expect(problems).toEqual([]);
});

test('a student logs in and answers, and finds the answer after a reload [API-001]', async ({
  page,
  app,
  mountPage,
}) => {
  const apiResponses: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().startsWith(`${app.api}/`))
      apiResponses.push(`${reply.status()} ${reply.url().slice(app.api.length)}`);
  });
  const student = personRows('student');
  const math = topicRows({
    sequence: {
      a: { text: 'The first?', choices: yesOrNo, right: { question: 'b' } },
      b: { text: 'The second?', choices: yesOrNo },
    },
  });
  await mountPage('/', { planted: [student, math] });
  await fillLogIn(page, student);
  await page.waitForURL(/\/home/);
  await page.goto(app.learner + math.address);
  await expect(page.getByText('The first?')).toBeVisible();
  const { answer, alert, saved, next } = questionPageOf(page);
  await answer('Yes');
  await expect(alert('Correct Answer')).toHaveCount(1);
  await expect(saved).toHaveText('Saved');
  await next.click();
  await expect(page.getByText('The second?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The second?')).toBeVisible();
  expect(apiResponses).toContain('200 /sessions');
  expect(apiResponses).toContain('200 /user_questions/save_user_questions_progress');
  expect(apiResponses.filter((line) => !line.startsWith('20'))).toEqual([]);
});

test('an admin continues to the studio, logs out there, and another one logs in', async ({ page, app, mountPage }) => {
  const math = withValues(topicRows({ sequence: {} }), 'topics', { title: 'Linear Equations' });
  await mountPage('/admin/math-topics', { as: 'admin', site: 'learner', planted: math });
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics`);
  await expect(page.getByRole('button', { name: 'Linear Equations', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
});
