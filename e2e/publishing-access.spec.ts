import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from './alert.ts';
import { answerByCall } from './answering.ts';
import { enterStudio, managerOf, titled } from './authoring.ts';
import { binOf, binTopics } from './binned.ts';
import { bucketOf, choose, goToPlace } from './bucket-content.ts';
import { type Planted, type PlantedExam, plant, plantExam, yesOrNo } from './content.ts';
import { openCard } from './desk.ts';
import { expect, test } from './practising.ts';
import { openBranch, publishingOf } from './publishing.ts';
import type { RunningServer } from './server.ts';
import { csvOf, type UploadedFile } from './sheet-files.ts';

const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;

const tables = { sat: satTable, act: actTable } as const;
const switchesOf = (page: Page) => page.getByRole('switch', { name: /^(Published|Sequence):/ });

type Visit = { page: Page; app: RunningServer; db: pg.Client };

/** What every author does: makes, changes, orders and deletes; bucket, notes and links; resets progress. */
async function author({ page, app, db }: Visit, { publishes }: { publishes: boolean }): Promise<Planted> {
  const setTitle = titled('Signs');
  const planted = await plant(db, { sequence, sets: { own: { title: setTitle, questions: [] } } });
  const { expectSaid } = publishingOf(page);
  const hasSwitches = async () => {
    if (publishes) await expect(switchesOf(page).first()).toBeVisible();
    else await expect(switchesOf(page)).toHaveCount(0);
  };
  const manager = managerOf(page);
  await page.goto(`${app.studio}/admin/math-topics?topic=${planted.topic}`);
  const [made, renamed] = [titled('Forces'), titled('Levers')];
  await manager.create('Subtopic', made);
  await expectSaid(`${made} subtopic created Successfully`);
  await manager.choose(made, 'Edit title');
  await page.getByRole('textbox', { name: 'Subtopic title' }).fill(renamed);
  await page.keyboard.press('Enter');
  await expectSaid('Subtopic title Updated Successfully');
  await manager.button('Reorder Subtopics').click();
  await manager.button(`Move up ${renamed}`).click();
  await manager.button('Submit New Order').click();
  await expect(manager.button('Reorder Subtopics')).toBeVisible();
  const { rows: stored } = await db.query(
    'select title from subtopics where topic_id = $1 and deleted_at is null order by position',
    [planted.topic],
  );
  expect(stored.map(({ title }) => title)).toEqual([renamed, 'Planted sub-topic']);
  await hasSwitches();
  await manager.choose(renamed, 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(manager.toggle(renamed)).toBeHidden();

  await goToPlace(page, app, planted);
  await choose(page, 'question 1', 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket1');
  await choose(page, setTitle, 'Notes');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).click();
  await page.keyboard.type('For the second week.');
  await page.getByRole('button', { name: 'Update Notes' }).click();
  await expectSaid('Notes updated Successfully');
  await openCard(page, 1);
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', { name: /question after a right answer/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Question 2/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expectSaid('Right Question linked successfully');
  await hasSwitches();
  return planted;
}

/** On the learners' site, where authors may begin anew with what they tried. */
async function resetProgress({ page, app }: Visit, planted: Planted): Promise<void> {
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: planted.subsubtopic };
  await answerByCall(page, app, { ...reference, question_id: planted.question.first ?? '' });
  await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await publishingOf(page).expectSaid('Sequence Progress Reset');
}

test('an admin makes, changes, orders, resets and deletes content, with bucket, notes and links, and has no publish switch [ACC-052]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  await enterStudio(page, app);
  const planted = await author({ page, app, db }, { publishes: false });
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sequence published', { exact: true })).toBeVisible();
  await logIn(page, 'admin');
  await resetProgress({ page, app, db }, planted);
});

test('a super admin does all that an admin does, and publishes, sets the mode of progress, uploads, and has users, reports and what was deleted [ACC-053]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  test.slow();
  await enterStudio(page, app, 'super-admin');
  const planted = await author({ page, app, db }, { publishes: true });
  const { flip, expectSaid } = publishingOf(page);
  await flip('Planted sequence');
  await expectSaid('Subsubtopic Planted sequence Unpublished successfully');
  await flip('Planted sequence');

  for (const family of ['sat', 'act'] as const) {
    const { id, title } = await plantExam(db, { family, topics: {} });
    await page.goto(`${app.studio}/admin/${family}s?${family}=${id}`);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
    await row.getByRole('switch', { name: 'Progress by problem set' }).click();
    await expectSaid('Progress Show by ProblemSet');
    const upload = async (table: string, file: UploadedFile) => {
      const chooser = page.waitForEvent('filechooser');
      await row.getByRole('listitem').filter({ hasText: table }).getByRole('button', { name: 'Upload Excel' }).click();
      await (await chooser).setFiles(file);
      await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
    };
    await upload('Raw Score Conversion', csvOf('scores.csv', tables[family]()));
    await expectSaid(`'${title}' Raw Score Conversion uploaded`);
    await upload('Bubble Sheet Answers', csvOf('key.csv', keySheet(family)));
    await expectSaid(`'${title}' bubble sheet answer uploaded`);
  }

  for (const [path, heading] of [
    ['users', 'Users'],
    ['reported_problems', 'Reported Problems'],
  ] as const) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const [binned = ''] = await binTopics(db, 1);
  await page.reload();
  await binOf(page).open('Topics');
  await expect(binOf(page).row(binned)).toBeVisible();
  await logIn(page, 'super-admin');
  await resetProgress({ page, app, db }, planted);
});

/** What an admin could try without the screens. */
function attemptsOn({ topic, subtopic, subsubtopic, set }: Planted, sat: PlantedExam, act: PlantedExam) {
  return [
    ['POST', 'topics/publish_unpublish', { id: topic, isPublish: false }],
    ['POST', 'subtopics/publish_unpublish', { id: subtopic, isPublish: false }],
    ['POST', 'subtopics/sequence_publish_unpublish', { id: subtopic, isSequencePublish: false }],
    ['POST', 'subsubtopics/publish_unpublish', { id: subsubtopic, isPublish: false }],
    ['POST', 'subsubtopics/sequence_publish_unpublish', { id: subsubtopic, isSequencePublish: false }],
    ['POST', 'problem_sets/publish_unpublish', { id: set.own, isPublish: false }],
    ['POST', 'sats/test_sats/publish_unpublish', { id: sat.id, isPublish: false }],
    ['POST', 'acts/test_acts/publish_unpublish', { id: act.id, isPublish: false }],
    ['POST', 'sat_questions/publish_unpublish', { id: sat.topic.own?.id, isPublish: false }],
    ['POST', 'act_questions/publish_unpublish', { id: act.topic.own?.id, isPublish: false }],
    ['POST', 'sats/test_sats/publish_unpublish', { id: sat.id, math_calc_real_test_publish: false }],
    ['POST', 'acts/test_acts/publish_unpublish', { id: act.id, math_real_test_publish: false }],
    ['PUT', `sats/test_sats/${sat.id}`, { math_calc_real_test_publish: false }],
    ['PUT', `acts/test_acts/${act.id}`, { math_real_test_publish: false }],
    ['GET', `publish_effect?kind=topic&id=${topic}`, undefined],
  ] as const;
}

test('publish controls are a super admin’s: an admin reads the state in words, and every call is refused [ACC-052] [PUB-002]', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const title = titled('Signs');
  const planted = await plant(db, { sequence, sets: { own: { title, questions: [] } } });
  const [sat, act] = await Promise.all([
    plantExam(db, {
      family: 'sat',
      topics: { own: { section: 'MathCalc' } },
      tests: [{ section: 'MathCalc', variant: 'real', questions: [] }],
    }),
    plantExam(db, {
      family: 'act',
      topics: { own: { section: 'Mathematics' } },
      tests: [{ section: 'Mathematics', variant: 'real', questions: [] }],
    }),
  ]);
  const other = await (await anotherBrowser()).newPage();
  await enterStudio(page, app);
  await enterStudio(other, app, 'super-admin');
  const branch = `topic=${planted.topic}&subtopic=${planted.subtopic}&subsubtopic=${planted.subsubtopic}`;
  for (const [path, heading] of [
    [`math-topics?${branch}`, 'Math topics'],
    [planted.subtopic, 'Planted sub-topic'],
    [`subtopic/${planted.subtopic}/${planted.subsubtopic}`, 'Planted sequence'],
    [`problemset/${planted.set.own}?${branch}`, title],
  ] as const) {
    for (const [on, has] of [
      [page, false],
      [other, true],
    ] as const) {
      await on.goto(`${app.studio}/admin/${path}`);
      await expect(on.getByRole('heading', { level: 1 })).toHaveText(heading);
      const switches = switchesOf(on);
      if (has) await expect(switches.first()).toBeChecked();
      else {
        const words = on.getByText('Published', { exact: true });
        await expect(words.or(on.getByRole('img', { name: 'Published', exact: true })).first()).toBeVisible();
        await expect(switches).toHaveCount(0);
      }
    }
  }

  for (const [family, { id, title: exam, topic }] of Object.entries({ sat, act })) {
    const number = topic.own?.id;
    for (const [on, has] of [
      [page, false],
      [other, true],
    ] as const) {
      const main = on.getByRole('main');
      await on.goto(`${app.studio}/admin/${family}s?${family}=${id}`);
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
      if (has) await expect(on.getByRole('switch', { name: `Published: ${exam}`, exact: true })).toBeChecked();
      else await expect(main.getByRole('switch')).toHaveCount(0);
      await on.goto(`${app.studio}/admin/${family}s?${family}=${id}&${family}_question=${number}`);
      const popup = on.getByRole('dialog', { name: 'Planted own', exact: true });
      await expect(popup.getByRole('link', { name: 'Sequence' })).toBeVisible();
      if (has) await expect(popup.getByRole('switch', { name: 'Published: Planted own', exact: true })).toBeChecked();
      else await expect(popup.getByRole('switch')).toHaveCount(0);
      await on.goto(`${app.studio}/admin/${family}/${number}`);
      await expect(on.getByRole('heading', { level: 1 })).toHaveText('Planted own');
      await expect(main.getByText('Published', { exact: true }).first()).toBeVisible();
      if (has) await expect(main.getByRole('switch', { name: 'Published: Planted own', exact: true })).toBeChecked();
      else await expect(main.getByRole('switch')).toHaveCount(0);
    }
  }

  const before = await allFlags(db);
  const headers = { authorization: await page.evaluate(tokenOf) };
  for (const [method, path, data] of attemptsOn(planted, sat, act)) {
    const reply = await page.request.fetch(`${app.api}/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.status(), `${method} ${path}`).toBe(403);
    const { errors } = (await reply.json()) as { errors: string[] };
    expect(errors[0], `${method} ${path}`).toMatch(/\w+ \w+/);
  }
  expect(await allFlags(db)).toEqual(before);
});

test('a session that ends while a switch asks loses nothing, and nothing is said to be deleted', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, { sequence });
  await enterStudio(page, app, 'super-admin');
  await openBranch(page, app.studio, planted);
  const { said, switchOf, press } = publishingOf(page);
  await switchOf('Planted sequence').click();
  await expect(said).toContainText(/\w/);
  await page.route('**/api/subsubtopics/publish_unpublish', (route) =>
    route.fulfill({ status: 401, json: { errors: ['Session expired'] } }),
  );
  await press('Unpublish');
  await expect(alertOf(page, 'Session expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(alertOf(page, /deleted meanwhile|selected!!/)).toHaveCount(0);
});

function tokenOf(): string {
  return JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').token;
}

/** How many of each kind are published. */
async function allFlags(db: pg.Client) {
  const { rows } = await db.query(
    `select (select count(*) from topics where is_publish) topics,
            (select count(*) from subtopics where is_publish) subtopics,
            (select count(*) from subtopics where is_sequence_publish) subtopic_sequences,
            (select count(*) from subsubtopics where is_publish) subsubtopics,
            (select count(*) from subsubtopics where is_sequence_publish) subsubtopic_sequences,
            (select count(*) from problem_sets where is_publish) problem_sets,
            (select count(*) from exam_questions where is_publish) exam_questions,
            (select count(*) from exams where is_publish) exams,
            (select sum(cardinality(published_tests)) from exams) tests`,
  );
  return rows;
}
