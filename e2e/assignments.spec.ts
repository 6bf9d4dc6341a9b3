import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { assigned, dayFromNow, flashDay, lookOn, type PlantedAssignment } from './assigned.ts';
import { type Planted, plant, plantExam, yesOrNo } from './content.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, paper, test } from './practising.ts';
import { quiet } from './quiet.ts';

const choices = yesOrNo;
const one = { text: 'One?', choices };
const four = { questions: [{ choices }, { choices }, { choices }, { choices }] };

/** The assignments of the dashboard as a person finds them. */
function assignments(page: Page) {
  const part = page.getByRole('region', { name: 'Assignments' });
  const tab = (name: 'Current Assignments' | 'Completed Assignments') => part.getByRole('tab', { name });
  return {
    part,
    tab,
    rows: part
      .getByRole('table')
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader') }),
    row: (title: string) =>
      part.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) }),
    pages: part.getByRole('navigation', { name: 'Pages of assignments' }).getByRole('button', { name: /^Page / }),
  };
}

/** Sets of one sub-sub-topic, titled and assigned in this order. */
const manySets = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, { ...four, title: `Set ${at + 1}` }]));

function ofSet({ set, subtopic, subsubtopic }: Planted, key: string, more: Partial<PlantedAssignment> = {}) {
  return {
    reference_type: 'HomeProblemSetQuestions',
    reference_id: set[key] ?? '',
    place: { subtopic_id: subtopic, subsubtopic_id: subsubtopic },
    ...more,
  } satisfies PlantedAssignment;
}

function ofSequence({ subtopic, subsubtopic }: Planted, more: Partial<PlantedAssignment> = {}) {
  return {
    reference_type: 'HomeSubsubTopic',
    reference_id: subsubtopic,
    place: { subtopic_id: subtopic, subsubtopic_id: subsubtopic },
    ...more,
  } satisfies PlantedAssignment;
}

async function master(page: Page, times = 4) {
  const { answer, next } = paper(page);
  for (let right = 1; right <= times; right += 1) {
    await answer('Yes');
    if (right < times) await next.click();
  }
}

test.describe('the assignments', () => {
  test('stand in two tabs, eight a page, and say which of how many are shown [ASG-001] [ASG-003] [ASG-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(18) });
    const { email } = await newStudent(page);
    const all = Object.keys(planted.set).map((key, at) => ofSet(planted, key, { due: at + 1, completed: at >= 9 }));
    await assigned(db, email, all);
    await page.goto(`${app.learner}/home`);
    const { part, tab, rows, pages } = assignments(page);
    await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
    await expect(part.getByRole('tab')).toHaveText(['Current Assignments9', 'Completed Assignments9']);
    await expect(rows.getByRole('rowheader')).toHaveText(Array.from({ length: 8 }, (_, at) => `Set ${at + 1}`));
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
    await expect(pages).toHaveText(['1', '2']);

    await part.getByRole('button', { name: 'Next page' }).click();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 9']);
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();

    // The other tab begins at its own first page.
    await tab('Completed Assignments').click();
    await expect(rows).toHaveCount(8);
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
  });

  test('are where one left them after a page and back, and at the beginning after a reload [SES-008]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(18) });
    const { email } = await newStudent(page);
    const all = Object.keys(planted.set).map((key, at) => ofSet(planted, key, { due: at + 1, completed: at >= 9 }));
    await assigned(db, email, all);
    await page.goto(`${app.learner}/home`);
    const { part, tab } = assignments(page);
    await tab('Completed Assignments').click();
    await part.getByRole('button', { name: 'Page 2' }).click();
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Math' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(tab('Completed Assignments')).toHaveAttribute('aria-selected', 'true');
    await expect(part.getByText('Showing 9 to 9 of 9 entries')).toBeVisible();
    await tab('Current Assignments').click();
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();

    await tab('Completed Assignments').click();
    await page.reload();
    await expect(tab('Current Assignments')).toHaveAttribute('aria-selected', 'true');
    await tab('Completed Assignments').click();
    await expect(part.getByText('Showing 1 to 8 of 9 entries')).toBeVisible();
  });

  test('show every page of fewer than eight, and leave out some of eight [ASG-006]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(57) });
    const { email } = await newStudent(page);
    const keys = Object.keys(planted.set);
    await assigned(
      db,
      email,
      keys.slice(0, 56).map((key, at) => ofSet(planted, key, { due: at + 1 })),
    );
    await page.goto(`${app.learner}/home`);
    const { pages } = assignments(page);
    await expect(pages).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
    await assigned(db, email, [ofSet(planted, 's56')]);
    await page.reload();
    await expect(pages).toHaveText(['1', '2', '8']);
  });

  test('say so where there are none [ASG-005]', async ({ page, newStudent }) => {
    await newStudent(page);
    const { part, tab } = assignments(page);
    for (const name of ['Completed Assignments', 'Current Assignments'] as const) {
      await tab(name).click();
      await expect(part.getByText('No assignments found')).toBeVisible();
    }
  });

  test('are red when they are due today or earlier, and say so [ASG-007] [ASG-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { kind: 'grammar', sequence: { a: one }, sets: manySets(3) });
    const { email } = await newStudent(page);
    const dues = [-1, 0, 1];
    await assigned(
      db,
      email,
      dues.map((due, at) => ofSet(planted, `s${at}`, { due, topic_type: 'grammar' })),
    );
    await page.goto(`${app.learner}/home`);
    const { part, row } = assignments(page);
    await expect(part.getByRole('columnheader')).toHaveText(['Title', 'Topic', 'Type', 'Due', 'Progress', 'Actions']);
    const due = (at: number) => row(`Set ${at}`).locator('td:has(time)');
    const colour = (cell: Locator) => cell.evaluate((one) => getComputedStyle(one).color);
    for (const [at, days] of dues.entries()) {
      await expect(due(at + 1).locator('time')).toHaveAttribute('datetime', dayFromNow(days));
    }
    await expect(due(1)).toContainText('overdue');
    await expect(due(2)).toContainText('overdue');
    await expect(due(3)).not.toContainText('overdue');
    expect(await colour(due(1))).toBe('rgb(174, 42, 31)');
    expect(await colour(due(2))).toBe('rgb(174, 42, 31)');
    expect(await colour(due(3))).not.toBe('rgb(174, 42, 31)');
    await expect(row('Set 3')).toContainText(/^Set 3GrammarProblem set.*Not begunStart$/);
  });

  test('are listed only while what was assigned is published [ASG-012]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(3) });
    const { email } = await newStudent(page);
    await assigned(
      db,
      email,
      ['s0', 's1', 's2'].map((key) => ofSet(planted, key)),
    );
    await assigned(db, email, [ofSequence(planted)]);
    await page.goto(`${app.learner}/home`);
    const { part, rows } = assignments(page);
    await expect(rows).toHaveCount(4);
    await db.query('update problem_sets set is_publish = false where id = $1', [planted.set.s1]);
    await db.query('update subsubtopics set is_sequence_publish = false where id = $1', [planted.subsubtopic]);
    await page.reload();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 1', 'Set 3']);
    await expect(part.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
    await expect(part.getByRole('tab').first()).toHaveText('Current Assignments2');
  });
});

test.describe('a student', () => {
  test('starts what is not begun, goes on with what is, redoes a mastered set, and has nothing to do in a finished sequence [ASG-013] [ASG-014] [ASG-015]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const onward = { right: { question: 'b' }, wrong: { question: 'b' } };
    const planted = await plant(db, { sequence: { a: { ...one, ...onward }, b: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSequence(planted, { due: 1 }), ofSet(planted, 's0', { due: 2 })]);
    const { row, tab } = assignments(page);
    const action = (title: string) => row(title).getByRole('link');
    await page.goto(`${app.learner}/home`);
    await expect(action('Planted sequence')).toHaveText('Start');
    await expect(action('Set 1')).toHaveText('Start');

    await action('Planted sequence').click();
    await paper(page).answer('Yes');
    await paper(page).back.click();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(action('Planted sequence')).toHaveText('Continue');
    await expect(row('Planted sequence').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');

    await action('Set 1').click();
    await paper(page).answer('Yes');
    await paper(page).back.click();
    await expect(action('Set 1')).toHaveText('Continue');
    await expect(row('Set 1')).toContainText('1 of 4');

    await action('Set 1').click();
    await master(page, 3);
    await paper(page).submit.click();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await action('Planted sequence').click();
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(page).toHaveURL(`${app.learner}/home`);

    await expect(tab('Current Assignments')).toHaveText('Current Assignments0');
    await tab('Completed Assignments').click();
    await expect(row('Set 1')).toContainText('Mastered');
    await expect(action('Set 1')).toHaveText('Redo');
    await expect(row('Planted sequence')).toContainText('100%');
    await expect(action('Planted sequence')).toHaveCount(0);
    // Redoing it is a run from the start.
    await action('Set 1').click();
    await expect(page.getByRole('img', { name: '0 of 4 right in a row' }).first()).toBeVisible();
  });

  test('comes by a link with the flag to whatever was assigned, and back to the dashboard [NAV-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const grammar = await plant(db, { kind: 'grammar', sequence: { a: one }, sets: manySets(1) });
    const math = await plant(db, { level: 'subtopic', sequence: { a: one } });
    const exams = { sat: 'MathCalc', act: 'Science' } as const;
    const [sat, act] = [await planted('sat'), await planted('act')];
    const satTopic = await plantSatTopic();
    const { email } = await newStudent(page);
    const ofQuestion = (family: 'sat' | 'act', id: string) => ({
      reference_type: family === 'sat' ? ('HomeSatQuestionTopic' as const) : ('HomeActQuestionTopic' as const),
      reference_id: id,
      topic_type: family,
      place: { [`${family}_question_id`]: id },
    });
    const inQuestion = (family: 'sat' | 'act', { id, set }: typeof sat.question) => ({
      ...ofQuestion(family, id),
      reference_type: 'HomeProblemSetQuestions' as const,
      reference_id: set.s ?? '',
    });
    await assigned(db, email, [
      { ...ofSequence(grammar), topic_type: 'grammar' },
      { ...ofSet(grammar, 's0'), topic_type: 'grammar' },
      { reference_type: 'HomeSubTopic', reference_id: math.subtopic, place: { subtopic_id: math.subtopic } },
      ofQuestion('sat', sat.question.id),
      inQuestion('sat', sat.question),
      ofQuestion('act', act.question.id),
      inQuestion('act', act.question),
      {
        reference_type: 'HomeProblemSetQuestions',
        reference_id: satTopic.set,
        topic_type: 'sat',
        place: { sattopic_id: satTopic.id },
      },
    ]);
    const flagged = (address: string) => `${address}${address.includes('?') ? '&' : '?'}dashboard=true`;
    for (const [title, topic, type, address] of [
      ['Planted sequence', 'Grammar', 'Sequence', grammar.address],
      ['Set 1', 'Grammar', 'Problem set', grammar.setAddress('s0')],
      ['Planted sub-topic', 'Math', 'Sequence', math.address],
      ['Of a SAT', 'SAT', 'Sequence', sat.question.address],
      ['Set of a SAT', 'SAT', 'Problem set', sat.question.setAddress('s')],
      ['Of an ACT', 'ACT', 'Sequence', act.question.address],
      ['Set of an ACT', 'ACT', 'Problem set', act.question.setAddress('s')],
      ['Set of a SAT topic', 'SAT', 'Problem set', satTopic.address],
    ] as const) {
      await page.goto(`${app.learner}/home`);
      const { row } = assignments(page);
      await expect(row(title)).toContainText(`${title}${topic}${type}`);
      await row(title)
        .getByRole('link', { name: `Start ${title}` })
        .click();
      await expect.poll(() => parts(page.url())).toEqual(parts(app.learner + flagged(address)));
      await expect(paper(page).number).toHaveText('Question 1');
      await paper(page).back.click();
      await expect(page).toHaveURL(`${app.learner}/home`);
    }

    async function planted(family: 'sat' | 'act') {
      const words = family === 'sat' ? 'Of a SAT' : 'Of an ACT';
      const sets = { s: { ...four, title: `Set o${words.slice(1)}`, questions: [one] } };
      const topics = { q: { section: exams[family], position: 3, title: words, sequence: { a: one }, sets } };
      const exam = await plantExam(db, { family, topics });
      const question = exam.topic.q;
      if (!question) throw new Error('nothing was planted');
      return { ...exam, question };
    }

    async function plantSatTopic() {
      const id = crypto.randomUUID();
      const { set: sets } = await plant(db, {
        sequence: { a: one },
        sets: { s: { title: 'Set of a SAT topic', questions: [one] } },
      });
      const set = sets.s ?? '';
      await db.query(
        `insert into topics (id, kind, title, position, is_publish) values ($1, 'sat', 'A SAT topic', 900, true)`,
        [id],
      );
      await db.query(
        `update problem_set_places set parent_kind = 'sattopic', parent_id = $2 where problem_set_id = $1`,
        [set, id],
      );
      return { id, set, address: `/home/problemset/${set}/${id}?page=sat-topics&topic=${id}` };
    }
  });

  test('who ends an assigned sequence is told so and is back on the dashboard [SEQ-012]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, {
      kind: 'reading',
      sequence: { a: { ...one, right: { set: 's0' } } },
      sets: manySets(1),
    });
    const { email } = await newStudent(page);
    await assigned(db, email, [{ ...ofSequence(planted), topic_type: 'reading' }]);
    await page.goto(`${app.learner}/home`);
    const { row, tab } = assignments(page);
    await row('Planted sequence').getByRole('link', { name: 'Start Planted sequence' }).click();
    await paper(page).answer('Yes');
    await paper(page).next.click();
    // The way leads through a set, and the flag goes along.
    await expect(page).toHaveURL(/\/home\/problemset\/.*dashboard=true/);
    await master(page);
    await paper(page).submit.click();
    await expect(alertOf(page, 'Sequence Assignment Completed')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(tab('Completed Assignments')).toHaveText('Completed Assignments1');
  });

  test('leaves word of each end, named by its kind and place, behind the answers that led to it [SEQ-011] [PBS-009]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const told: unknown[] = [];
    const last = () => told.at(-1);
    const order: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' || !/save_|complete$/.test(pathname)) return;
      order.push(pathname.replace(/^.*\//, ''));
      if (pathname.endsWith('/assignments/complete')) told.push(request.postDataJSON());
    });
    const math = await plant(db, { sequence: { a: one } });
    const grammar = await plant(db, { kind: 'grammar', level: 'subtopic', sequence: { a: one } });
    const reading = await plant(db, { kind: 'reading', sequence: { a: one }, sets: manySets(1) });
    const topics = { q: { section: 'Reading', sequence: { a: one } } };
    const sat = await plantExam(db, { family: 'sat', topics });
    const act = await plantExam(db, { family: 'act', topics });
    for (const [address, body] of [
      [math.address, { type: 'home', subsubtopic_id: math.subsubtopic }],
      [grammar.address, { type: 'grammar', subtopic_id: grammar.subtopic }],
      [reading.address, { type: 'reading', subsubtopic_id: reading.subsubtopic }],
      [sat.topic.q?.address, { type: 'sat', sat_question_id: sat.topic.q?.id }],
      [act.topic.q?.address, { type: 'act', act_question_id: act.topic.q?.id }],
    ] as const) {
      await page.goto(`${app.learner}${address}`);
      await paper(page).answer('Yes');
      await paper(page).submit.click();
      await expect.poll(() => last(), String(address)).toEqual(body);
    }
    expect(order.slice(0, 2)).toEqual(['save_user_questions_progress', 'complete']);
    await page.goto(app.learner + reading.setAddress('s0'));
    await master(page, 3);
    expect(last()).toMatchObject({ type: 'act' });
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect.poll(() => last()).toEqual({ type: 'problemset', problem_set_id: reading.set.s0 });
    const count = told.length;
    await paper(page).submit.click();
    await expect(alertOf(page, 'Problem Set Completed')).toBeVisible();
    expect(told).toHaveLength(count);
  });

  test('who had no network at the end has the assignment completed when it is back [SEQ-011]', async ({
    page,
    app,
    db,
    context,
    newStudent,
  }) => {
    const onward = { right: { question: 'b' } };
    const planted = await plant(db, { sequence: { a: { ...one, ...onward }, b: { text: 'Two?', choices } } });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSequence(planted)]);
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/assignments/complete')) told.push(request.postDataJSON());
    });
    await page.goto(`${app.learner}/home`);
    const { row, tab } = assignments(page);
    await row('Planted sequence').getByRole('link', { name: 'Start Planted sequence' }).click();
    // What an answer needs without a network is here with the first.
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(page.getByText('Two?')).toBeVisible();
    await expect(paper(page).saved).toHaveText('Saved');
    await context.setOffline(true);
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(alertOf(page, 'Sequence Assignment Completed')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(row('Planted sequence')).toBeVisible();
    expect(told).toEqual([]);
    await context.setOffline(false);
    await expect(tab('Completed Assignments')).toHaveText('Completed Assignments1');
    expect(told).toEqual([{ type: 'home', subsubtopic_id: planted.subsubtopic }]);
  });

  test('who has done what is still listed as current has it completed by the page [ASG-011]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(2) });
    const { email } = await newStudent(page);
    await page.goto(app.learner + planted.setAddress('s0'));
    await master(page);
    await paper(page).submit.click();
    await expect(alertOf(page, 'Problem Set Completed')).toBeVisible();
    // Whatever is still on its way would complete it, too.
    await quiet(page);
    const [id] = await assigned(db, email, [ofSet(planted, 's0'), ofSet(planted, 's1')]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && /assignments\//.test(request.url())) {
        asked.push(`${request.url().split('/').at(-1)} ${request.postData()}`);
      }
    });
    await page.goto(`${app.learner}/home`);
    const { row, tab } = assignments(page);
    await expect(tab('Completed Assignments')).toHaveText('Completed Assignments1');
    await expect(row('Set 2')).toBeVisible();
    await expect(row('Set 1')).toHaveCount(0);
    expect(asked).toEqual([`${id} {"status":"completed"}`]);
  });
});

test.describe('a tutor who looks on', () => {
  const action = (page: Page, title: string) => page.getByRole('button', { name: `Unassign ${title}` });

  test('has Unassign in place of the student’s links; it asks, and takes the assignment back [ASG-016] [ASG-018]', async ({
    page,
    app,
    db,
    newStudent,
    anotherBrowser,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(2) });
    const { email } = await newStudent(page);
    await assigned(
      db,
      email,
      ['s0', 's1'].map((key) => ofSet(planted, key)),
    );
    const tutor = await (await anotherBrowser()).newPage();
    await lookOn(tutor, app, db, email);
    const { part, rows } = assignments(tutor);
    await expect(rows).toHaveCount(2);
    await expect(part.getByRole('table').getByRole('link')).toHaveCount(0);
    const question = tutor.getByRole('dialog', { name: 'Are you sure?' });
    await action(tutor, 'Set 1').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(rows).toHaveCount(2);
    await action(tutor, 'Set 1').click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(tutor, 'Assignment Unassigned')).toBeVisible();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 2']);
    // What had the focus is gone; it is where the list is.
    await expect(part.getByRole('tabpanel')).toBeFocused();
    await page.goto(`${app.learner}/home`);
    await expect(assignments(page).rows.getByRole('rowheader')).toHaveText(['Set 2']);
    await expect(assignments(page).rows.getByRole('link')).toHaveText(['Start']);
  });

  test('cannot unassign while the account’s status is falsy [ASG-017]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSet(planted, 's0')]);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await expect(action(page, 'Set 1')).toBeEnabled();
    await page.route('**/accounts/set_current_user', async (route) => {
      const reply = await route.fetch();
      return route.fulfill({ response: reply, json: { ...(await reply.json()), status: false } });
    });
    await page.reload();
    await expect(action(page, 'Set 1')).toBeDisabled();
  });

  test('assigns a sequence with a due date, a week from today at first [ASG-019] [ASG-024] [SEQ-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    const button = popup.getByRole('button', { name: 'Assign the sequence' });
    const address = `${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`;
    const open = async () => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(popup.getByRole('progressbar')).toBeVisible();
    };
    const { email } = await newStudent(page);
    await open();
    await expect(button).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await open();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Assign the sequence of Planted sequence' });
    const date = dialog.getByLabel('Due date');
    await expect(date).toHaveValue(dayFromNow(7));
    await expect(date).toBeFocused();
    await expect(dialog.getByText('start again')).toHaveCount(0);
    await date.fill(dayFromNow(-1));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText('The due date must be today or later')).toBeVisible();
    // Escape ends the question alone, not what lies behind it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(popup).toBeVisible();
    await button.click();
    await date.fill(dayFromNow(3));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(alertOf(page, `Sequence assigned. Due date is ${flashDay(3)}`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(popup.getByText(/^Assigned, due \d/)).toBeVisible();
    await expect(button).toHaveCount(0);
    await page.goto(`${app.learner}/home`);
    const { row } = assignments(page);
    await expect(row('Planted sequence').locator('time')).toHaveAttribute('datetime', dayFromNow(3));
  });

  test('reassigns a sequence that was completed, and is told before that it starts again [ASG-020]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one } });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSequence(planted)]);
    await page.goto(app.learner + planted.address);
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(alertOf(page, 'Sequence Completed')).toBeVisible();
    await expect(paper(page).saved).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    await expect(popup.getByText('100%')).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Sequence', exact: true })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Restart' })).toBeDisabled();
    await popup.getByRole('button', { name: 'Reassign the sequence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reassign the sequence of Planted sequence' });
    await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(alertOf(page, `Sequence Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await page.goto(`${app.learner}/home`);
    const { row, part } = assignments(page);
    await expect(part.getByRole('tab')).toHaveText(['Current Assignments1', 'Completed Assignments1']);
    await expect(row('Planted sequence')).toContainText('Not begun');
  });

  test('assigns a set that was never assigned, and reassigns one that is mastered [ASG-021] [ASG-022]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(4) });
    const { email } = await newStudent(page);
    // The first was mastered, the second was completed before it was reset, the third is to be done.
    await assigned(db, email, [
      ofSet(planted, 's0'),
      ofSet(planted, 's1', { completed: true }),
      ofSet(planted, 's2', { due: 20 }),
    ]);
    await page.goto(app.learner + planted.setAddress('s0'));
    await master(page);
    await paper(page).submit.click();
    await expect(alertOf(page, 'Problem Set Completed')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    const set = (at: number) => popup.getByRole('listitem').filter({ hasText: `Set ${at}` });
    await expect(set(1).getByRole('button')).toHaveText(['Reassign']);
    await expect(set(2).getByRole('button')).toHaveCount(0);
    await expect(set(2)).toContainText('Assigned before');
    await expect(set(3).getByRole('button')).toHaveCount(0);
    await expect(set(3)).toContainText('Assigned, due');
    await expect(set(4).getByRole('button')).toHaveText(['Assign']);
    for (const [at, checkable] of [true, false, false, true].entries()) {
      await expect(set(at + 1).getByRole('checkbox')).toBeEnabled({ enabled: checkable });
    }

    await set(4).getByRole('button', { name: 'Assign Set 4' }).click();
    await page
      .getByRole('dialog', { name: 'Assign Set 4' })
      .getByRole('button', { name: 'Assign', exact: true })
      .click();
    await expect(alertOf(page, `ProblemSet assigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(set(4)).toContainText('Assigned, due');

    await set(1).getByRole('button', { name: 'Reassign Set 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reassign Set 1' });
    await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(alertOf(page, `ProblemSet Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(set(1)).toContainText('0 of 4');
    await expect(set(1)).toContainText('Assigned, due');
  });

  test('assigns several sets at once, or all that can be [ASG-023]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(5) });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSet(planted, 's4')]);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    const box = (name: string) => popup.getByRole('checkbox', { name, exact: true });
    const several = popup.getByRole('button', { name: 'Assign selected' });
    await expect(box('Set 5')).toBeDisabled();
    await expect(several).toBeDisabled();
    await box('Set 1').check();
    await box('Set 2').check();
    await expect(box('Select all')).not.toBeChecked();
    await several.click();
    const made = page.waitForRequest((request) => request.url().endsWith('/assignments/create_multiple'));
    const two = page.getByRole('dialog', { name: 'Assign 2 problem sets' });
    await two.getByRole('button', { name: 'Assign', exact: true }).click();
    const { set, subsubtopic } = planted;
    expect((await made).postDataJSON()).toMatchObject({
      reference_type: 'problem_set',
      reference_record: { [set.s0 ?? '']: 'assign', [set.s1 ?? '']: 'assign' },
      subsubtopic_id: subsubtopic,
      topic_type: 'math',
      assignment_date: dayFromNow(7),
    });
    await expect(alertOf(page, `ProblemSet assigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(box('Set 1')).toBeDisabled();

    await box('Select all').check();
    await expect(box('Set 3')).toBeChecked();
    await expect(box('Set 4')).toBeChecked();
    await several.click();
    await page
      .getByRole('dialog', { name: /^Assign 2 / })
      .getByRole('button', { name: 'Assign', exact: true })
      .click();
    await expect(box('Select all')).toBeDisabled();
    await page.goto(`${app.learner}/home`);
    await expect(assignments(page).rows).toHaveCount(5);
  });

  test('assigns from every list, each time with what names the place', async ({ page, app, db, newStudent }) => {
    const topics = { q: { section: 'Reading', sequence: { a: one }, sets: manySets(1) } };
    const sat = await plantExam(db, { family: 'sat', topics });
    const act = await plantExam(db, { family: 'act', topics });
    const grammar = await plant(db, { kind: 'grammar', level: 'subtopic', sequence: { a: one } });
    const satTopic = crypto.randomUUID();
    const { set } = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    await db.query(
      `insert into topics (id, kind, title, position, is_publish) values ($1, 'sat', 'Of the SAT', 900, true)`,
      [satTopic],
    );
    await db.query(`update problem_set_places set parent_kind = 'sattopic', parent_id = $2 where problem_set_id = $1`, [
      set.s0,
      satTopic,
    ]);
    const { email } = await newStudent(page);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    const popup = page.getByRole('dialog').first();
    const assign = async (name: string, body: object) => {
      await popup.getByRole('button', { name }).click();
      const made = page.waitForRequest((request) => request.url().endsWith('/assignments'));
      const replied = page.waitForResponse((reply) => reply.url().endsWith('/assignments') && reply.status() === 200);
      await page.getByRole('dialog').last().getByRole('button', { name: 'Assign', exact: true }).click();
      expect((await made).postDataJSON()).toMatchObject({ ...body, type: 'assign' });
      await replied;
      await expect(popup.getByRole('button', { name })).toHaveCount(0);
    };
    for (const [family, exam] of [
      ['sat', sat],
      ['act', act],
    ] as const) {
      await page.goto(app.learner + exam.topic.q?.popup);
      const place = { topic_type: family, [`${family}_question_id`]: exam.topic.q?.id };
      await assign('Assign the sequence', { ...place, reference_type: 'sequence', reference_id: exam.topic.q?.id });
      await assign('Assign Set 1', { ...place, reference_type: 'problem_set', reference_id: exam.topic.q?.set.s0 });
    }
    await page.goto(`${app.learner}/home/grammar?topic=${grammar.topic}`);
    await page.getByRole('button', { name: 'Sequence of Planted sub-topic' }).click();
    await assign('Assign the sequence', { topic_type: 'grammar', subtopic_id: grammar.subtopic });
    await page.goto(`${app.learner}/home/sat-topics?topic=${satTopic}`);
    await page.getByRole('button', { name: 'Of the SAT', exact: true }).click();
    await assign('Assign Set 1', { topic_type: 'sat', sattopic_id: satTopic, reference_id: set.s0 });
    await page.goto(`${app.learner}/home`);
    await expect(assignments(page).rows).toHaveCount(6);
  });

  test('is told what was assigned or taken back meanwhile, and sees it then', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    await popup.getByRole('button', { name: 'Assign Set 1' }).click();
    const [id] = await assigned(db, email, [ofSet(planted, 's0')]);
    const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(alertOf(page, 'This is already assigned to the student')).toBeVisible();
    await expect(popup.getByText(/^Assigned, due/)).toHaveCount(1);
    await page.goto(`${app.learner}/home`);
    await expect(action(page, 'Set 1')).toBeVisible();
    await db.query('delete from assignments where id = $1', [id]);
    await action(page, 'Set 1').click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'OK' }).click();
    await expect(assignments(page).part.getByText('No assignments found')).toBeVisible();
  });

  test('assigns with the keyboard alone, and axe finds nothing', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(11) });
    const { email } = await newStudent(page);
    const listed = Object.keys(planted.set).slice(1);
    await assigned(
      db,
      email,
      listed.map((key, at) => ofSet(planted, key, { due: at - 1 })),
    );
    await page.reload();
    await expect(assignments(page).rows).toHaveCount(8);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['light']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await expect(assignments(page).rows).toHaveCount(8);
    await expectAccessible(page);
    const keys = keyboardOf(page);
    await keys.tabTo(action(page, 'Set 3'));
    await keys.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keys.press('Tab', 'Enter');
    await expect(alertOf(page, 'Assignment Unassigned')).toBeVisible();
    await keys.tabTo(page.getByRole('button', { name: 'Page 1', exact: true }));

    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await keys.tabTo(page.getByRole('button', { name: 'Planted sequence', exact: true }));
    await keys.press('Enter');
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    await keys.tabTo(popup.getByRole('button', { name: 'Assign Set 1', exact: true }));
    await expectAccessible(page);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
    await expect(dialog.getByLabel('Due date')).toBeFocused();
    await expectAccessible(page);
    await keys.press('Enter');
    await expect(alertOf(page, /^ProblemSet assigned\./)).toBeVisible();
    await expect(dialog).toBeHidden();
    await keys.press('Tab');
    await expect(popup.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  });
});

test('a super admin sees what was assigned to their own account, with more room to unassign it [ASG-008] [ASG-016]', async ({
  page,
  app,
  db,
  logIn,
  newStudent,
  anotherBrowser,
}) => {
  const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
  await logIn(page, 'super-admin');
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').account.email);
  await assigned(db, me, [ofSet(planted, 's0')]);
  await page.goto(`${app.learner}/home`);
  const head = (on: Page) => assignments(on).part.getByRole('columnheader', { name: 'Actions' });
  await expect(assignments(page).row('Set 1').getByRole('button', { name: 'Unassign Set 1' })).toHaveText('Unassign');
  await expect(assignments(page).row('Set 1').getByRole('link')).toHaveCount(0);
  const student = await (await anotherBrowser()).newPage();
  const { email } = await newStudent(student);
  await assigned(db, email, [ofSet(planted, 's0')]);
  await student.reload();
  await expect(assignments(student).row('Set 1')).toBeVisible();
  const [wide, narrow] = [await head(page).boundingBox(), await head(student).boundingBox()];
  expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) + 40);
});

test('an admin has no assignments on the dashboard', async ({ page, logIn }) => {
  await logIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(assignments(page).part).toHaveCount(0);
});

/** An address without the order of its query. */
function parts(url: string): unknown {
  const { pathname, searchParams } = new URL(url);
  return { pathname, query: [...searchParams].map(String).sort() };
}
