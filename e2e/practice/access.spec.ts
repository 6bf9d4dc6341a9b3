import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';

const choices = yesOrNo;

async function expectShut(page: Page, learner: string, address: string) {
  await page.goto(learner + address);
  await expect(page).toHaveURL(`${learner}/home/not_found`);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
}

async function expectOpen(page: Page, learner: string, address: string) {
  await page.goto(learner + address);
  await expect(paper(page).check).toBeVisible();
}

function flag(db: pg.Client, table: string, id: string, name: 'is_publish' | 'is_sequence_publish', value: boolean) {
  return db.query(`update ${table} set ${name} = $2 where id = $1`, [id, value]);
}

test('a sub-topic’s sequence opens only published, at its own topic and kind [ACC-038]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address, subtopic, topic } = await plant(db, { level: 'subtopic', sequence: { a: { choices } } });
  await newStudent(page);
  await expectOpen(page, app.learner, address);
  for (const [table, id, name] of [
    ['subtopics', subtopic, 'is_publish'],
    ['subtopics', subtopic, 'is_sequence_publish'],
    ['topics', topic, 'is_publish'],
  ] as const) {
    await flag(db, table, id, name, false);
    await expectShut(page, app.learner, address);
    await flag(db, table, id, name, true);
  }
  await expectShut(page, app.learner, address.replace(`/${topic}`, `/${crypto.randomUUID()}`));
  await expectShut(page, app.learner, address.replace('/home/math/', '/home/grammar/'));
  await expectOpen(page, app.learner, address);
});

test('a sub-sub-topic’s sequence opens only published, at its own sub-topic and kind [ACC-039]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address, subsubtopic, subtopic, topic } = await plant(db, { kind: 'reading', sequence: { a: { choices } } });
  await newStudent(page);
  await expectOpen(page, app.learner, address);
  for (const [table, id, name] of [
    ['subsubtopics', subsubtopic, 'is_publish'],
    ['subsubtopics', subsubtopic, 'is_sequence_publish'],
    ['subtopics', subtopic, 'is_publish'],
    ['topics', topic, 'is_publish'],
  ] as const) {
    await flag(db, table, id, name, false);
    await expectShut(page, app.learner, address);
    await flag(db, table, id, name, true);
  }
  await expectShut(page, app.learner, address.replace(`/${subtopic}`, `/${crypto.randomUUID()}`));
  await expectShut(page, app.learner, address.replace('/home/reading/', '/home/math/'));
  await expectOpen(page, app.learner, address);
});

test('an admin, who may read what is unpublished, is sent to the same page by the learner site [ACC-038] [ACC-039]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  const sub = await plant(db, { level: 'subtopic', sequence: { a: { choices } } });
  const subsub = await plant(db, { sequence: { a: { choices } } });
  await logIn(page, 'admin');
  await expectOpen(page, app.learner, subsub.address);
  await flag(db, 'subtopics', sub.subtopic, 'is_sequence_publish', false);
  await expectShut(page, app.learner, sub.address);
  await flag(db, 'subsubtopics', subsub.subsubtopic, 'is_publish', false);
  await expectShut(page, app.learner, subsub.address);
});

test('a problem set opens only under a published parent, unless a link from the dashboard leads to it [ACC-040]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const sets = { one: { title: 'The only set', questions: [{ choices }] } };
  const planted = await plant(db, { sequence: {}, sets });
  const second = await plant(db, { sequence: {} });
  await newStudent(page);
  await expectOpen(page, app.learner, planted.setAddress('one'));
  await flag(db, 'subsubtopics', planted.subsubtopic, 'is_publish', false);
  await expectShut(page, app.learner, planted.setAddress('one'));
  await db.query(`insert into problem_set_places values ($1, 'subsubtopic', $2, 1)`, [
    planted.set.one,
    second.subsubtopic,
  ]);
  await expectShut(page, app.learner, planted.setAddress('one'));
  await expectOpen(page, app.learner, `${planted.setAddress('one')}&dashboard=true`);
});

test('what is not there leads to the not-found page, whichever content it is [ACC-043]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const planted = await plant(db, {
    sequence: { a: { choices } },
    sets: { one: { title: 'The only set', questions: [{ choices }] } },
  });
  const nowhere = crypto.randomUUID();
  await newStudent(page);
  for (const address of [
    `/home/math/subsubtopic/${nowhere}/${planted.subtopic}`,
    `/home/math/${nowhere}/${planted.topic}?topic=${planted.topic}`,
    `/home/problemset/${nowhere}/${planted.subsubtopic}?page=math`,
    `/home/problemset/${planted.set.one}/${nowhere}?page=math`,
    `/home/problemset/${planted.set.one}/${nowhere}?page=sats`,
    `/home/problemset/${planted.set.one}/${nowhere}?page=acts`,
  ]) {
    await expectShut(page, app.learner, address);
  }
});

test('a set that is closed while a sequence leads to it does not hold the sequence up', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address, set } = await plant(db, {
    sequence: { a: { choices, right: { set: 'one', question: 'b' } }, b: { text: 'Behind the closed set?', choices } },
    sets: { one: { title: 'Closed soon', questions: [{ choices }] } },
  });
  await newStudent(page);
  await expectOpen(page, app.learner, address);
  await paper(page).answer('Yes');
  await expect(paper(page).saved).toHaveText('Saved');
  await flag(db, 'problem_sets', set.one ?? '', 'is_publish', false);
  await paper(page).next.click();
  await expect(page.getByText('Behind the closed set?')).toBeVisible();
});
