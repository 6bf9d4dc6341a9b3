import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { choose, goToPlace } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { openBranch, plantedTitle, publishingOf } from './publishing.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app, 'super-admin');
});

const sequence = { only: { choices: yesOrNo } } as const;

test.describe('before something is published, the dialog says', () => {
  test('how many students will see it, and what above it still hides it', async ({ page, app, db }) => {
    const planted = await plant(db, { sequence });
    const title = plantedTitle(planted.topic);
    await db.query('update topics set is_publish = false where id = $1', [planted.topic]);
    const { rows } = await db.query(
      `select count(*)::int as n from users where user_type = 'Student' and status and deleted_at is null`,
    );
    const students = rows[0]?.n === 1 ? '1 student' : `${rows[0]?.n} students`;
    await openBranch(page, app.studio, planted);
    const { said, switchOf, press, flip } = publishingOf(page);
    await switchOf(title).click();
    await expect(said).toHaveText(`${students} will see this.`);
    await press('Cancel');

    await flip('Planted sequence');
    await switchOf('Planted sequence').click();
    await expect(said).toContainText(
      `Students will not see it yet: the topic “${title}” is not published. Once it is, ${students} will.`,
    );
    await press('Cancel');
    await flip(title);
    await switchOf('Planted sequence').click();
    await expect(said).toHaveText(`${students} will see this.`);
  });

  test('what is not finished, each with the way to its place, and forbids nothing', async ({ page, app, db }) => {
    const title = titled('Half a set');
    const planted = await plant(db, {
      sequence,
      sets: { half: { title, published: false, questions: [{ text: 'Which?', choices: [{ text: 'No' }] }] } },
    });
    await goToPlace(page, app, planted);
    const { dialog, switchOf, press, expectSaid } = publishingOf(page);
    await switchOf(title).click();
    const list = dialog.getByRole('region', { name: 'Not finished' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    const way = list.getByRole('link').first();
    await way.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await switchOf(title).click();
    await expect(list).toBeVisible();
    await press('Publish');
    await expectSaid('ProblemSet Published successfully');
    await expect(switchOf(title)).toBeChecked();
  });
});

test('before something is taken back, the dialog says who is in the middle of it', async ({
  page,
  app,
  db,
  anotherBrowser,
  newStudent,
}) => {
  const planted = await plant(db, {
    sequence: { only: { choices: yesOrNo, right: { question: 'more' } }, more: { choices: yesOrNo } },
  });
  await openBranch(page, app.studio, planted);
  const { said, switchOf, press } = publishingOf(page);
  await switchOf('Planted sequence', 'Sequence').click();
  await expect(said).toContainText('will no longer see this.');
  await expect(said).toContainText('Nobody is in the middle of it.');
  await press('Cancel');

  const learner = await (await anotherBrowser()).newPage();
  await newStudent(learner);
  await learner.goto(app.learner + planted.address);
  await learner.getByRole('radio', { name: 'Yes' }).check({ force: true });
  const saved = learner.waitForResponse((reply) => reply.url().includes('save_user_questions_progress'));
  await learner.getByRole('button', { name: 'Check', exact: true }).click();
  await saved;
  await switchOf('Planted sequence', 'Sequence').click();
  await expect(said).toContainText('1 student is in the middle of it and cannot open it again.');
});

test.describe('what is deleted while the question is asked', () => {
  /** As another author's deletion leaves it. */
  const gone = 'deleted_at = now(), deletion_id = gen_random_uuid()';

  for (const deed of ['published', 'deleted'] as const) {
    test(`cannot be ${deed}: the message has the id that is missing, and the row goes [ERR-007] [ERR-008]`, async ({
      page,
      app,
      db,
    }) => {
      const title = titled('Set');
      const planted = await plant(db, { sequence, sets: { own: { title, questions: [{ choices: yesOrNo }] } } });
      const { said, switchOf, press, expectSaid } = publishingOf(page);
      const any = page.getByRole('dialog');
      const begin = async (of: string) => {
        if (deed === 'deleted') return choose(page, of, 'Delete');
        await switchOf(of).click();
        await expect(said).toContainText(/\w/);
      };
      const end = () => (deed === 'deleted' ? any.getByRole('button', { name: 'OK' }).click() : press('Unpublish'));

      await goToPlace(page, app, planted);
      await begin(title);
      await db.query(`update problem_sets set ${gone} where id = $1`, [planted.set.own]);
      await end();
      await expectSaid('Error: No ProblemSet id selected!!');
      await expectSaid(`“${title}” was deleted meanwhile.`);
      await expect(any).toBeHidden();
      await expect(page.getByText('No Problem Set Found')).toBeVisible();

      await openBranch(page, app.studio, planted);
      for (const [name, table, id, own] of [
        ['subsubtopic', 'subsubtopics', planted.subsubtopic, 'Planted sequence'],
        ['subtopic', 'subtopics', planted.subtopic, 'Planted sub-topic'],
        ['topic', 'topics', planted.topic, plantedTitle(planted.topic)],
      ] as const) {
        await begin(own);
        await db.query(`update ${table} set ${gone} where id = $1`, [id]);
        await end();
        await expectSaid(`Error: No ${name} id selected!!`);
        await expectSaid(`“${own}” was deleted meanwhile.`);
        await expect(any).toBeHidden();
        await expect(page.locator(`#row-${id}`)).toBeHidden();
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      }
    });
  }

  test('is said when the question itself finds nothing, and when the list has lost it meanwhile', async ({
    page,
    app,
    db,
  }) => {
    const planted = await plant(db, { sequence });
    await openBranch(page, app.studio, planted);
    const { dialog, said, switchOf, expectSaid } = publishingOf(page);
    await db.query(`update subsubtopics set ${gone} where id = $1`, [planted.subsubtopic]);
    await switchOf('Planted sequence').click();
    await expectSaid('Error: No subsubtopic id selected!!');
    await expect(dialog).toBeHidden();
    await expect(switchOf('Planted sequence')).toBeHidden();

    await switchOf('Planted sub-topic').click();
    await expect(said).toContainText(/\w/);
    await db.query(`update subtopics set ${gone} where id = $1`, [planted.subtopic]);
    // Who comes back to the window sees the lists as they are by then: the row goes, and the question with it.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expectSaid('Error: No subtopic id selected!!');
    await expectSaid('“Planted sub-topic” was deleted meanwhile.');
  });
});

test('what cannot be found out or sent is said, and can be tried again', async ({ page, app, db }) => {
  const planted = await plant(db, { sequence });
  await openBranch(page, app.studio, planted);
  const { said, dialog, switchOf, press, expectSaid } = publishingOf(page);
  const own = switchOf('Planted sequence');
  await page.route('**/api/publish_effect?*', (route) => route.abort());
  await own.click();
  await expect(dialog).toContainText('What that stops could not be found out.');
  await page.unroute('**/api/publish_effect?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toContainText('will no longer see this.');

  await page.route('**/api/subsubtopics/publish_unpublish', (route) => route.abort());
  await press('Unpublish');
  await expect(alertOf(page, /./)).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/subsubtopics/publish_unpublish');
  await press('Unpublish');
  await expectSaid('Subsubtopic Planted sequence Unpublished successfully');
  await expect(own).not.toBeChecked();
});

test('two super admins publish the same: the second one is told, and nothing is done twice', async ({
  page,
  app,
  db,
}) => {
  const planted = await plant(db, { sequence });
  await db.query('update subsubtopics set is_publish = false where id = $1', [planted.subsubtopic]);
  await openBranch(page, app.studio, planted);
  const { said, switchOf, press, expectSaid } = publishingOf(page);
  await db.query('update subsubtopics set is_publish = true where id = $1', [planted.subsubtopic]);
  await switchOf('Planted sequence').click();
  await expect(said).toContainText('It has been published meanwhile.');
  await press('Publish');
  await expectSaid('Subsubtopic Planted sequence Published successfully');
  await expect(switchOf('Planted sequence')).toBeChecked();
  const { rows } = await db.query(`select count(*)::int as n from audit where subject_id = $1 and action = 'publish'`, [
    planted.subsubtopic,
  ]);
  expect(rows).toEqual([{ n: 0 }]);
});
