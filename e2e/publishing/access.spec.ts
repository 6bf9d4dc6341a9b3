import type pg from 'pg';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { type Planted, type PlantedExam, plant, plantExam } from '../content.ts';
import { expect, test } from '../practising.ts';
import { sequence, switchesOf } from './author.ts';
import { openBranch, publishingOf } from './publishing.ts';

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
