import { alertOf } from '../alert.ts';
import { assigned } from '../assigned.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { assignments, manySets, ofSequence, ofSet, one } from './planted.ts';

const choices = yesOrNo;

test.describe('a student', () => {
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
    // The answer has completed it on the server already; the page's word may come behind the new list.
    await expect.poll(() => told).toEqual([{ type: 'home', subsubtopic_id: planted.subsubtopic }]);
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
