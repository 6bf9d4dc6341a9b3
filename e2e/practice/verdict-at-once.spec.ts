import { plant, yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { numbered } from './open-on.ts';
import { open } from './open-six.ts';

const choices = yesOrNo;

test('the verdict waits for nothing: neither network nor storage answers, and it is there with the press of Check', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, { sequence: { a: { choices, explain: 'The reason.' } } });
  await newStudent(page);
  await open(page, app.learner, address);
  // What counts an answer is here, so that the button can say what comes next.
  await expect(numbered(page, 1)).toBeVisible();
  await paper(page).choice('No').check({ force: true });
  const words = await page.evaluate(() => {
    const never = () => new Promise<never>(() => {});
    window.fetch = never;
    IDBDatabase.prototype.transaction = () =>
      new Proxy({} as IDBTransaction, { get: (_, name) => (name === 'objectStore' ? () => ({}) : never) });
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    const check = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Check');
    // Microtasks run before this task ends; timers, messages and the network do not.
    const read = async () => {
      check?.click();
      for (let turn = 0; turn < 5; turn += 1) await undefined;
      return document.querySelector('main')?.textContent ?? '';
    };
    let said = '';
    const reading = read().then((text) => {
      said = text;
    });
    const later = new Promise<string>((tell) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(said);
      port2.postMessage(null);
    });
    return reading.then(() => later);
  });
  expect(words).toContain('Incorrect Answer');
  // Why, and what comes next, are there with the next frame.
  await expect(page.locator('main')).toContainText('The reason.');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('a press of Next in the very frame of the verdict goes on, once', async ({ page, app, db, newStudent }) => {
  const { address } = await plant(db, {
    sequence: { a: { choices, right: { question: 'b' } }, b: { choices, right: { question: 'c' } }, c: { choices } },
  });
  const { email } = await newStudent(page);
  await open(page, app.learner, address);
  await paper(page).answer('Yes');
  await paper(page).next.click();
  await expect(paper(page).number).toHaveText(/2/);
  await paper(page).choice('Yes').check({ force: true });
  await paper(page).check.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    // The verdict is drawn in a microtask, and no frame comes between.
    for (let turn = 0; turn < 5; turn += 1) await undefined;
    button.click();
  });
  await expect(paper(page).number).toHaveText(/3/);
  await expect(paper(page).check).toBeDisabled();
  await expect(paper(page).saved).toHaveText('Saved');
  expect(await answersOf(db, email)).toHaveLength(2);
});

test('the verdict waits for no motion: what fades while one chooses stands at once after Check', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, { sequence: { a: { choices } } });
  await newStudent(page);
  await open(page, app.learner, address);
  const fading = () =>
    page.locator('main form label').evaluateAll((labels) =>
      labels
        .flatMap((label) => [label, ...label.querySelectorAll('*')])
        .filter((part) => getComputedStyle(part).transitionDuration !== '0s')
        .map((part) => part.className),
    );
  expect(await fading()).not.toEqual([]);
  await paper(page).answer('No');
  expect(await fading()).toEqual([]);
});

test('everything is asked for at once and nothing twice', async ({ page, app, db, newStudent }) => {
  const planted = await plant(db, {
    sequence: { a: { choices, right: { question: 'b' } }, b: { choices } },
    sets: { one: { title: 'The first set', questions: [{ choices }, { choices }] } },
  });
  await newStudent(page);
  await quiet(page);
  for (const [address, count] of [
    [planted.address, 5],
    [planted.setAddress('one'), 6],
  ] as const) {
    const asked: string[] = [];
    let answered = false;
    let beforeAnAnswer = 0;
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      // What becomes of the session is listened to behind the page, once it is still.
      if (request.url().endsWith('/sessions/events')) return route.continue();
      const call = `${request.method()} ${new URL(request.url()).pathname} ${request.url().split('?')[1] ?? ''} ${request.postData() ?? ''}`;
      asked.push(call);
      if (!answered) beforeAnAnswer += 1;
      await new Promise((done) => setTimeout(done, 500));
      answered = true;
      await route.continue();
    });
    await open(page, app.learner, address);
    const ofThePage = asked.filter((call) => !call.includes('set_current_user'));
    expect(ofThePage, ofThePage.join('\n')).toHaveLength(count);
    expect(beforeAnAnswer).toBe(count + 1);
    const atStart = asked.length;
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await paper(page).next.click();
    await expect(paper(page).check).toBeVisible();
    await page.waitForTimeout(700);
    const since = asked.slice(atStart);
    expect(since.filter((call) => !call.includes('save_user_questions_progress'))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
