import type { BrowserContext, Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { completeByCall } from './answering.ts';
import { dayFromNow } from './assigned.ts';
import { plant, plantExam, yesOrNo } from './content.ts';
import { letATutorIn } from './exam-families.ts';
import { accountOf, fillLogIn } from './fixtures.ts';
import { answersOf, expect, paper, test as product } from './practising.ts';
import type { RunningServer } from './server.ts';
import { banner, link, lookAt, makeTutor, openProfileMenu, studentsPage } from './tutoring.ts';

type Person = { email: string; password: string };
type Class = {
  tutor: Person;
  student: Person;
  /** The student's own browser, logged in. */
  own: Page;
  /** From the tutor's list into the student's session. */
  look(): Promise<void>;
};

/** A tutor in this browser, and a student who is linked to them in another. */
const test = product.extend<{ room: Class }>({
  room: async ({ page, app, db, newStudent, anotherBrowser }, use) => {
    const own = await (await anotherBrowser()).newPage();
    const student = await newStudent(own);
    await db.query(`update users set username = 'Maya Okafor' where email = $1`, [student.email]);
    const tutor = await newStudent(page);
    await makeTutor(page, db, tutor.email);
    await link(db, tutor.email, student.email);
    const look = async () => {
      await page.goto(`${app.learner}/home/students`);
      await lookAt(page, 'Maya Okafor');
    };
    await use({ tutor, student, own, look });
  },
});

const choices = yesOrNo;
const oneQuestion = { a: { text: 'Where do you begin?', choices } };
const sets = { first: { title: 'Steps forward', questions: [{ choices }, { choices }] } };

async function aSat(db: pg.Client) {
  const exam = await plantExam(db, {
    family: 'sat',
    topics: { slopes: { section: 'MathNoCalc', position: 0, title: 'Slopes of lines', sequence: oneQuestion, sets } },
    // A SAT is taken as a test where both of its math sections are open.
    tests: ['MathNoCalc', 'MathCalc'].map((section) => ({
      section,
      variant: 'mock' as const,
      questions: [{ text: 'One?', choices }],
    })),
  });
  const topic = exam.topic.slopes;
  if (!topic) throw new Error('nothing was planted');
  return { exam, topic };
}

test.describe('a look at a student is read-only', () => {
  test('Take Test, Reset, Select Wrong, Select Uncertain and Timed cannot be pressed [ACC-048] [ACC-050]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam } = await aSat(db);
    // An admin may reset tests; a tutor who looks on as one may not.
    await db.query('update users set is_admin = true, is_super_admin = true where email = $1', [room.student.email]);
    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
    const ways = page.getByRole('button', { name: /^Take Test/ });
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toBeDisabled();
    await expect(page.getByRole('link', { name: /^(Take|Continue|Review)/ })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    const section = page.getByRole('region', { name: new RegExp(`^Math - No Calculator ${exam.title}`) });
    await expect(section.getByRole('switch', { name: /^Timed/ })).toBeDisabled();
    await section.getByRole('button', { name: /^Action/ }).click();
    for (const item of ['Select Wrong', 'Select Uncertain']) {
      const entry = page.getByRole('menuitem', { name: item });
      await expect(entry).toBeDisabled();
      await entry.click({ force: true });
      await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('menuitem', { name: 'Open Sheet' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('switch', { name: 'Progress by problem set' })).toHaveCount(0);

    await db.query(
      `insert into test_attempts (user_id, exam_id, section, is_real, attempt, submitted_at, correct, questions)
       select id, $2, 'MathNoCalc', false, 1, now(), 0, 1 from users where email = $1`,
      [room.student.email, exam.id],
    );
    await page.reload();
    await expect(page.getByRole('button', { name: /^Review Test/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Reset Test/ })).toBeDisabled();
  });

  test('a sheet opens, and can neither be changed nor submitted [GRD-018]', async ({ page, app, db, room }) => {
    const { exam } = await aSat(db);
    await db.query(
      `insert into exam_grades (user_id, exam_id, bubble_sheet)
       select id, $2, '{"MathNoCalc":{"1":"B"}}' from users where email = $1`,
      [room.student.email, exam.id],
    );
    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
    await page.getByRole('menuitem', { name: 'Open Sheet' }).click();
    const sheet = page.getByRole('dialog', { name: /^Bubble Sheet/ });
    const chosen = sheet.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    await sheet.getByRole('radio', { name: 'C' }).first().click({ force: true });
    await page.keyboard.type('acd');
    await expect(chosen).toHaveCount(1);
    await expect(sheet.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    const top = (await sheet.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((await banner(page).boundingBox())?.height ?? 0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('in the popup Sequence, Restart and Reset cannot be pressed [SEQ-019] [SEQ-025] [ACC-050]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { topic } = await aSat(db);
    const about = { reference_type: 'HomeSatQuestionTopic', reference_id: topic.id };
    const popup = page.getByRole('dialog', { name: 'Slopes of lines' });
    await room.look();
    await page.goto(app.learner + topic.popup);
    await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
    await expect(popup.getByRole('link', { name: 'Sequence' })).toHaveCount(0);
    await expect(popup.getByText('Steps forward')).toBeVisible();
    await expect(popup.getByRole('link', { name: /Steps forward/ })).toHaveCount(0);

    await completeByCall(room.own, app, { ...about, question_id: topic.question.a ?? '' });
    await db.query('update users set is_admin = true where email = $1', [room.student.email]);
    await page.reload();
    await expect(popup.getByRole('button', { name: 'Sequence' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Restart' })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Reset progress' })).toBeDisabled();
  });

  test('nothing can be created, edited, deleted or reordered, and nothing leads to a question [ACC-051]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam, topic } = await aSat(db);
    await db.query(
      `insert into exams (id, family, title, position, is_publish, owner_id, marks)
       select gen_random_uuid(), 'sat', 'Official in May', 901, true, id, '{"verbal":600,"math":700}'
         from users where email = $1`,
      [room.student.email],
    );
    await completeByCall(room.own, app, {
      reference_type: 'HomeSatQuestionTopic',
      reference_id: topic.id,
      question_id: topic.question.a ?? '',
    });
    const edits = page.getByRole('button', { name: /^(Create|Edit|Delete|Reorder)/ });
    await room.own.goto(`${app.learner}/home/sats`);
    await expect(room.own.getByRole('button', { name: /^(Create|Edit|Delete|Reorder)/ })).toHaveCount(4);

    await room.look();
    await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
    await expect(page.getByText('Official in May*')).toBeVisible();
    await expect(edits).toHaveCount(0);
    for (const path of ['/home', '/home/acts', '/home/math', '/home/grammar', '/home/reading', '/home/sat-topics']) {
      await page.goto(app.learner + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(edits).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^(Continue|Start|Redo)/ })).toHaveCount(0);
      const deep = 'main a[href*="/problemset/"], main a[href*="-test/"], main a[href^="/home/sat/"]';
      await expect(page.locator(deep)).toHaveCount(0);
    }
  });

  test('the pages of questions, sets, sections and the simple topic flow are not found [ACC-035] [ACC-051]', async ({
    page,
    app,
    db,
    room,
  }) => {
    const { exam, topic } = await aSat(db);
    const math = await plant(db, { sequence: oneQuestion, sets });
    await room.look();
    for (const path of [
      math.address,
      math.setAddress('first'),
      topic.address,
      topic.setAddress('first'),
      exam.test('MathNoCalc', 'mock').address,
      `/topic/${math.topic}/question`,
      `/topic/${math.topic}/question/${math.question.a}`,
      '/home/account',
    ]) {
      await page.goto(app.learner + path);
      await expect(page, path).toHaveURL(`${app.learner}/home/not_found`);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    }
    await openProfileMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveCount(0);
  });

  for (const { what, submit } of stillReachable()) {
    test(`${what} that is still reachable answers "You don't have permission to submit" [ACC-049]`, async ({
      page,
      app,
      db,
      newStudent,
    }) => {
      const { exam } = await aSat(db);
      await aSat(db);
      const math = await plant(db, { sequence: oneQuestion });
      await page.route('**/sessions/events', (route) => route.abort());
      const { email } = await newStudent(page);
      const at = { page, app, exam: exam.id, question: math.address };
      // The page is the student's own; the session has become a tutor's look since it was opened.
      const send = await submit(at);
      await letATutorIn(db, email);
      const refused = page.waitForResponse((reply) => reply.status() === 403);
      await send();
      await refused;
      await expect(alertOf(page, "You don't have permission to submit")).toBeVisible();
      const { rows } = await db.query(
        `select (select count(*)::integer from exam_grades g where g.user_id = u.id) as grades,
                (select count(*)::integer from exams e where e.owner_id = u.id) as records,
                (select count(*)::integer from reported_problems p where p.user_id = u.id) as reports
           from users u where u.email = $1`,
        [email],
      );
      expect(rows).toEqual([{ grades: 0, records: 0, reports: 0 }]);
    });
  }
});

/** `exam` is one of two in the list, `question` the address of a page where one practises. */
type At = { page: Page; app: RunningServer; exam: string; question: string };

/** What a page that was opened before may still offer: each opens it, and answers how to send it. */
function stillReachable(): { what: string; submit(at: At): Promise<() => Promise<unknown>> }[] {
  const graded = async ({ page, app, exam }: At, item: string) => {
    await page.goto(`${app.learner}/home/sats?sat=${exam}`);
    await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
    await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const ok = (page: Page): Locator => page.getByRole('button', { name: 'OK', exact: true });
  const submitted = async (page: Page) => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await ok(page).click();
  };
  return [
    {
      what: 'a sheet',
      async submit(at) {
        await graded(at, 'Open Sheet');
        await at.page.getByRole('dialog').getByRole('radio', { name: 'B' }).first().click();
        return () => submitted(at.page);
      },
    },
    {
      what: 'a marking',
      async submit(at) {
        await graded(at, 'Select Wrong');
        await at.page.getByRole('button', { name: 'Question 1', exact: true }).click();
        return () => submitted(at.page);
      },
    },
    {
      what: 'a new order',
      async submit({ page, app }) {
        await page.goto(`${app.learner}/home/sats`);
        await page.getByRole('button', { name: 'Reorder SATs' }).click();
        await page
          .getByRole('button', { name: /^Move down/ })
          .first()
          .click();
        return () => page.getByRole('button', { name: 'Save order' }).click();
      },
    },
    {
      what: 'a report of a problem',
      async submit({ page, app, question }) {
        await page.goto(app.learner + question);
        await page.getByRole('button', { name: 'Report problem' }).click();
        await page.getByRole('checkbox', { name: 'There is a typo' }).check();
        return () => page.getByRole('button', { name: 'Send' }).click();
      },
    },
    {
      what: 'a record',
      async submit({ page, app }) {
        await page.goto(`${app.learner}/home/sats`);
        await page.getByRole('button', { name: 'Create SAT' }).click();
        await page.getByLabel('Title').fill('May');
        await page.getByLabel('Verbal').fill('600');
        await page.getByLabel('Math').fill('700');
        return () => page.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
  ];
}

test('what the student has not sent from this device stays as it is while a tutor looks on [ACC-048]', async ({
  page,
  app,
  db,
  room,
}) => {
  const math = await plant(db, { sequence: oneQuestion });
  const saveCall = '/api/user_questions/save_user_questions_progress';
  const logOut = async () => {
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, room.student);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await page.goto(app.learner + math.address);
  await page.route(`**${saveCall}`, (route) => route.abort());
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
  await page.goto(`${app.learner}/home`);
  await logOut();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);

  await fillLogIn(page, room.tutor);
  await lookAt(page, 'Maya Okafor');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(saveCall)) sent += 1;
  });
  await page.unroute(`**${saveCall}`);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(2_500);
  expect(sent).toBe(0);
  expect(await answersOf(db, room.student.email)).toEqual([]);
  await expect(page.getByText(/not been sent/)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(studentsPage(page).heading).toBeVisible();
  await logOut();
  await expect(page).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, room.student);
  await expect.poll(() => answersOf(db, room.student.email)).toHaveLength(1);
});

test.describe('menus and pages', () => {
  const entries = ['Dashboard', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading', 'Help'];
  const menu = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .or(page.getByRole('navigation', { name: 'Main' }).getByRole('button'));

  test('are those of the student in a look, of a tutor by type Students alone [NAV-011] [NAV-012] [NAV-020]', async ({
    page,
    app,
    db,
    room,
  }) => {
    await expect(menu(room.own)).toHaveText(entries);
    await openProfileMenu(room.own);
    await expect(room.own.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
    await page.goto(`${app.learner}/home/students`);
    await expect(menu(page).filter({ hasNotText: 'Help' })).toHaveText(['Students']);
    // Everything else of the learners' pages leads back to the list.
    for (const path of ['/home', '/home/sats', '/home/math']) {
      await page.goto(app.learner + path);
      await expect(page).toHaveURL(`${app.learner}/home/students`);
    }
    await lookAt(page, 'Maya Okafor');
    await expect(menu(page)).toHaveText(entries);
    // Whoever is looked at is a student and nothing else.
    await db.query('update users set is_tutor = true where email = $1', [room.student.email]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(menu(page)).toHaveText(entries);
    await page.goto(`${app.learner}/home/students`);
    await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    await openProfileMenu(page);
    await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
  });

  test('a student who is a tutor has Students as well, and everything of both [NAV-013] [ACC-034]', async ({
    page,
    app,
    db,
    room,
  }) => {
    await room.own.goto(`${app.learner}/home/students`);
    await expect(room.own).toHaveURL(`${app.learner}/home/not_found`);
    await db.query(`update users set user_type = 'Student', is_tutor = true where email = $1`, [room.tutor.email]);
    await page.goto(`${app.learner}/home`);
    await expect(menu(page)).toHaveText([
      'Dashboard',
      'Students',
      'SATs',
      'ACTs',
      'Math',
      'Grammar',
      'Reading',
      'Help',
    ]);
    await menu(page).filter({ hasText: 'Students' }).click();
    await expect(studentsPage(page).names).toHaveText(['Maya Okafor']);
    await page.goto(`${app.learner}/home/sats`);
    await room.look();
    await page.goto(`${app.learner}/home/math`);
    await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
    // Not to where the look was, which is a page of their own as well.
    await expect(page).toHaveURL(`${app.learner}/home/students`);
  });

  test('of learners are open to students, admins and super admins; the list of students to tutors [ACC-033] [ACC-034]', async ({
    app,
    db,
    logIn,
    anotherBrowser,
  }) => {
    for (const role of ['student', 'admin', 'super-admin']) {
      const page = await (await anotherBrowser()).newPage();
      await logIn(page, role);
      for (const path of ['/home', '/home/sats', '/home/acts', '/home/math', '/home/grammar', '/home/reading']) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(`${app.learner}/home/students`);
      await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    }
    const admin = await (await anotherBrowser()).newPage();
    const { email } = accountOf(app, 'admin');
    await db.query('update users set is_tutor = true where email = $1', [email]);
    await logIn(admin, 'admin');
    await admin.goto(`${app.learner}/home/students`);
    await expect(studentsPage(admin).heading).toBeVisible();
    await db.query('update users set is_tutor = false where email = $1', [email]);
  });
});

test.describe('a tutor', () => {
  test('assigns one thing to several students, reads for each what came of it, takes it back and assigns anew [ACC-047]', async ({
    page,
    app,
    db,
    room,
    newStudent,
    anotherBrowser,
  }) => {
    const math = await plant(db, {
      sequence: oneQuestion,
      sets: { first: { title: 'Unusual steps', questions: [{ choices }] } },
    });
    const second = await secondStudent(anotherBrowser, newStudent);
    await db.query(`update users set username = 'Ben Ortega' where email = $1`, [second.email]);
    await link(db, room.tutor.email, second.email);
    await page.goto(`${app.learner}/home/students`);
    const list = studentsPage(page);
    const assign = async (names: readonly string[]) => {
      for (const name of names) await list.choose(name).check();
      await page.getByRole('button', { name: `Assign to ${names.length} student` }).click();
      await expect(page.getByRole('button', { name: 'Choose due date' })).toBeDisabled();
      await page.getByRole('searchbox', { name: 'Sequence or problem set' }).fill('unusual st');
      await page.getByRole('radio', { name: /Unusual steps.*Problem set/ }).check();
      await expectAccessible(page, ['light']);
      await page.getByRole('button', { name: 'Choose due date' }).click();
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
    };
    const outcomes = page.getByRole('list', { name: 'What came of it for each student' }).getByRole('listitem');
    await assign(['Maya Okafor']);
    await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await assign(['Ben Ortega', 'Maya Okafor']);
    await expect(page.getByRole('dialog', { name: 'Assigned to 1 of 2 students' })).toBeVisible();
    await expect(outcomes).toHaveText([
      /^Maya Okafor\s*This is already assigned to the student$/,
      /^Ben Ortega\s*Assigned$/,
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    // Whoever has it is not chosen any more.
    await expect(list.choose('Ben Ortega')).not.toBeChecked();
    await expect(list.choose('Maya Okafor')).toBeChecked();
    const { rows } = await db.query(
      `select u.email, a.reference_id, a.assignment_date::text as due, t.email as by
         from assignments a join users u on u.id = a.user_id join users t on t.id = a.assigned_by
        where u.email = any ($1) order by u.email`,
      [[room.student.email, second.email]],
    );
    const expected = { reference_id: math.set.first, due: dayFromNow(7), by: room.tutor.email };
    expect(rows).toEqual([room.student.email, second.email].sort().map((email) => ({ email, ...expected })));
    // The tutor sees it with the student, takes it back there, and is back at the list.
    await lookAt(page, 'Ben Ortega');
    await expect(page.getByText('Unusual steps')).toBeVisible();
    await page.getByRole('button', { name: /^Unassign/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Unusual steps')).toHaveCount(0);
    const openSequence = async () => {
      await page.goto(`${app.learner}/home/math?topic=${math.topic}&subtopic=${math.subtopic}`);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    };
    await openSequence();
    await page.getByRole('button', { name: 'Assign the sequence' }).click();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(/^Assigned, due \d/)).toBeVisible();
    await completeByCall(second.page, app, {
      reference_type: 'HomeSubsubTopic',
      reference_id: math.subsubtopic,
      question_id: math.question.a ?? '',
    });
    // What the student has finished is assigned anew, with a date of the tutor's own.
    await openSequence();
    await page.getByRole('button', { name: 'Reassign the sequence' }).click();
    await page.getByLabel('Due date').fill(dayFromNow(3));
    await page.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(page.getByText(/^Assigned, due \d/)).toBeVisible();
    await page.goto(`${app.learner}/home`);
    await expect(page.getByRole('row', { name: /Planted sequence/ }).locator('time')).toHaveAttribute(
      'datetime',
      dayFromNow(3),
    );
    await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
    await expect(list.heading).toBeVisible();
  });
});

async function secondStudent(
  anotherBrowser: () => Promise<BrowserContext>,
  newStudent: (page: Page) => Promise<Person>,
) {
  const page = await (await anotherBrowser()).newPage();
  return { ...(await newStudent(page)), page };
}
