import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { assigned, dayFromNow, flashDay, lookOn } from '../assigned.ts';
import { plant, plantExam } from '../content.ts';
import { keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { assignments, manySets, ofSet, one } from './planted.ts';

test.describe('a tutor who looks on', () => {
  const action = (page: Page, title: string) => page.getByRole('button', { name: `Unassign ${title}` });

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
