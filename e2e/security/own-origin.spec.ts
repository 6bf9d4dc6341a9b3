import { plant, yesOrNo } from '../content.ts';
import { register } from '../enter.ts';
import { accountOf, fillLogIn, testOn } from '../fixtures.ts';
import { expect, paper } from '../practising.ts';
import { startServer } from '../server.ts';

/** The product with its API on an origin of its own, as API_URL says. */
const test = testOn((DATABASE_URL) => startServer(({ api }) => ({ API_URL: api, DATABASE_URL })));

let faults: string[];

test.beforeEach(({ page }) => {
  faults = [];
  // A preflight that is refused fails the request that it was for; a request that is aborted was not waited for.
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.method()} ${request.url()}: ${why}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) faults.push(`asked of the site itself: ${request.url()}`);
  });
});

test.afterEach(() => {
  expect(faults).toEqual([]);
});

test('a student answers and finds the answer again with the API on an origin of its own [API-001]', async ({
  page,
  app,
  db,
}) => {
  const asked: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().startsWith(`${app.api}/`)) asked.push(`${reply.status()} ${reply.url().slice(app.api.length)}`);
  });
  const { address } = await plant(db, {
    sequence: {
      a: { text: 'The first?', choices: yesOrNo, right: { question: 'b' } },
      b: { text: 'The second?', choices: yesOrNo },
    },
  });
  const student = { email: `student-${crypto.randomUUID()}@mail.example`, password: 'four in a row' };
  await register(app, student);
  await page.goto(`${app.learner}/`);
  await fillLogIn(page, student);
  await page.waitForURL(/\/home/);
  await page.goto(app.learner + address);
  await expect(page.getByText('The first?')).toBeVisible();
  const { answer, alert, saved, next } = paper(page);
  await answer('Yes');
  await expect(alert('Correct Answer')).toHaveCount(1);
  await expect(saved).toHaveText('Saved');
  await next.click();
  await expect(page.getByText('The second?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The second?')).toBeVisible();
  expect(asked).toContain('200 /sessions');
  expect(asked).toContain('200 /user_questions/save_user_questions_progress');
  expect(asked.filter((line) => !line.startsWith('20'))).toEqual([]);
});

test('an admin crosses over to the studio with the API on an origin of its own', async ({ page, app, logIn }) => {
  await logIn(page, 'admin');
  await page.goto(`${app.learner}/admin/math-topics`);
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics`);
  await expect(page.getByRole('button', { name: 'Linear Equations', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await fillLogIn(page, accountOf(app, 'super-admin'));
  await expect(page).toHaveURL(`${app.studio}/admin`);
});

test('no other site may call it', async ({ app }) => {
  const reply = await fetch(`${app.api}/topics`, { headers: { origin: 'http://elsewhere.example' } });
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${app.api}/sessions`, {
    method: 'OPTIONS',
    headers: { origin: app.learner, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(app.learner);
  expect(preflight.headers.get('access-control-max-age')).toBe('7200');
});
