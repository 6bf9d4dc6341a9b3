import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { bucketOf, choose, goToPlace, setsOf } from '../bucket-content.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const own = { own: { text: 'What was here before?', choices: yesOrNo } } as const;
const oneQuestion = [{ text: 'One of the set.', choices: yesOrNo }] as const;

test.describe('problem sets of a place', () => {
  test('are created by a title without spaces before it [APS-005] [APS-006]', async ({ page, app, db }) => {
    const place = await plant(db, { sequence: own });
    await goToPlace(page, app, place);
    const { desk, button, rows } = setsOf(page);
    await expect(desk).toContainText('No Problem Set Found');
    await button('Create Problem Set').click();
    const dialog = page.getByRole('dialog', { name: 'Create Problem Set' });
    const submit = dialog.getByRole('button', { name: 'Create Problem Set' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(submit).toBeDisabled();
    await page.keyboard.type('   ');
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await expect(submit).toBeDisabled();
    const title = titled('Signs and brackets');
    await page.keyboard.type(`  ${title}`);
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `ProblemSet ('${title}') created`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Main');
    await expect(rows.getByRole('img', { name: 'Not published' })).toBeVisible();
    await expect(button('Create Problem Set')).toBeFocused();
    const { rows: stored } = await db.query('select title from problem_sets where title = $1', [title]);
    expect(stored).toHaveLength(1);
  });

  test('are main where they were first and existing elsewhere; the last place deletes, another unlinks, both come back [APS-007] [APS-008] [APS-009] [APS-010]', async ({
    page,
    app,
    db,
  }) => {
    const [alone, shared] = [titled('Alone'), titled('Shared')];
    const first = await plant(db, {
      sequence: own,
      sets: { alone: { title: alone, questions: oneQuestion }, shared: { title: shared, questions: oneQuestion } },
    });
    const second = await plant(db, { sequence: own });
    await db.query(
      `insert into problem_set_places (problem_set_id, parent_kind, parent_id, position) values ($1, 'subsubtopic', $2, 0)`,
      [first.set.shared, second.subsubtopic],
    );
    const isGone = async (id = '') =>
      (await db.query('select deleted_at from problem_sets where id = $1', [id])).rows[0]?.deleted_at !== null;
    const { row, rows } = setsOf(page);
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this problemSet?',
      exact: true,
    });
    const places = async () => {
      const { rows } = await db.query('select parent_id, position from problem_set_places where problem_set_id = $1', [
        first.set.shared,
      ]);
      return rows;
    };
    const deletes: string[] = [];
    page.on('request', (asked) => {
      if (asked.method() === 'DELETE') deletes.push(asked.url());
    });

    await goToPlace(page, app, second);
    await expect(row(shared)).toContainText('Existing');
    await choose(page, shared, 'Delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(row(shared)).toBeVisible();
    expect(deletes).toEqual([]);
    await choose(page, shared, 'Delete');
    await expect(question).toContainText('1 other place');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `${shared} deleted Successfully`)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create Problem Set' })).toBeFocused();
    expect(deletes).toHaveLength(1);
    expect(await isGone(first.set.shared)).toBe(false);
    expect(await places()).toEqual([{ parent_id: first.subsubtopic, position: 1 }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(shared)).toContainText('Existing');

    await goToPlace(page, app, first);
    await expect(row(shared)).toContainText('Main');
    await choose(page, alone, 'Delete');
    await expect(question).toContainText('It hangs nowhere else');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(page, `${alone} deleted Successfully`)).toBeVisible();
    await expect(row(alone)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `More for ${shared}` })).toBeFocused();
    expect(await isGone(first.set.alone)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows.getByRole('link')).toHaveText([alone, shared]);
    expect(await isGone(first.set.alone)).toBe(false);
  });

  test('stand in an order of each place’s own, made by keys; what another author changed meanwhile is shown first [APS-016]', async ({
    page,
    app,
    db,
  }) => {
    const [one, two, three] = [titled('One'), titled('Two'), titled('Three')];
    const sets = { one: { title: one, questions: oneQuestion }, two: { title: two, questions: oneQuestion } };
    const place = await plant(db, { sequence: own, sets });
    const exam = await plantExam(db, { topics: { lines: { section: 'MathCalc' } } });
    const number = exam.topic.lines?.id;
    const hang = (set: string | undefined, kind: string, parent: string | undefined, position: number) =>
      db.query(
        'insert into problem_set_places (problem_set_id, parent_kind, parent_id, position) values ($1, $2, $3, $4)',
        [set, kind, parent, position],
      );
    await hang(place.set.one, 'sat_question', number, 0);
    await hang(place.set.two, 'sat_question', number, 1);
    const added = await plant(db, { sequence: own, sets: { three: { title: three, questions: oneQuestion } } });
    await goToPlace(page, app, place);
    const { button, rows, desk } = setsOf(page);
    await button('Reorder Problem Sets').click();
    await hang(added.set.three, 'subsubtopic', place.subsubtopic, 2);
    await button(`Move up ${two}`).press('Enter');
    await button('Submit New Order').click();
    await expect(alertOf(page, 'The list has changed meanwhile. This is the list as it is now.')).toBeVisible();
    const order = desk.getByRole('list', { name: 'The order of the problem sets' }).getByRole('listitem');
    await expect(order).toHaveText([new RegExp(two), new RegExp(one), new RegExp(three)]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('dialog', {
      name: 'Are you sure you want to leave Page without submit new order?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button('Submit New Order').click();
    await expect(rows.getByRole('link')).toHaveText([two, one, three]);
    const placesOf = async (kind: string, parent: string | undefined) => {
      const { rows: places } = await db.query(
        `select title from problem_set_places p join problem_sets s on s.id = p.problem_set_id
          where p.parent_kind = $1 and p.parent_id = $2 order by p.position`,
        [kind, parent],
      );
      return places.map(({ title }) => title);
    };
    expect(await placesOf('subsubtopic', place.subsubtopic)).toEqual([two, one, three]);
    expect(await placesOf('sat_question', number)).toEqual([one, two]);
  });

  test('are copied from the bucket with their questions and answers [BKT-001] [BKT-011]', async ({ page, app, db }) => {
    const [one, two] = [titled('One'), titled('Two')];
    const from = await plant(db, {
      sequence: own,
      sets: { one: { title: one, questions: oneQuestion }, two: { title: two, questions: oneQuestion } },
    });
    const to = await plant(db, { sequence: own });
    await goToPlace(page, app, from);
    await choose(page, one, 'Add to Bucket');
    await choose(page, two, 'Add to Bucket');
    await expect(bucketOf(page).entry).toHaveText('Bucket2');
    await goToPlace(page, app, to);
    await setsOf(page).button('Add from Bucket').click();
    const dialog = page.getByRole('dialog', { name: 'Create problem sets from bucket' });
    await dialog.getByRole('button', { name: 'Select All' }).click();
    await dialog.getByRole('button', { name: 'Add Problem Sets' }).click();
    await expect(alertOf(page, 'Problem Set added From Bucket')).toBeVisible();
    await expect(setsOf(page).rows.getByRole('link')).toHaveText([one, two]);
    await expect(setsOf(page).rows.first()).toContainText('Main');
    const { rows } = await db.query(
      `select s.is_publish, q.question->0->'children'->0->>'text' as text, count(a.*)::int as answers
         from problem_set_places p join problem_sets s on s.id = p.problem_set_id
         join questions q on q.parent_id = s.id join answers a on a.question_id = q.id
        where p.parent_id = $1 and s.id <> all($2) group by s.id, q.id`,
      [to.subsubtopic, Object.values(from.set)],
    );
    const copy = { is_publish: false, text: 'One of the set.', answers: 2 };
    expect(rows).toEqual([copy, copy]);
  });

  test('are renamed in their row, and show their questions with what tells them apart', async ({ page, app, db }) => {
    const title = titled('Old');
    const questions = [
      { text: 'Hidden one', hidden: true, calculator: true, choices: yesOrNo },
      { text: 'Typed one', accepts: '5', calculator: false },
    ] as const;
    const place = await plant(db, { sequence: own, sets: { set: { title, questions } } });
    await goToPlace(page, app, place);
    await choose(page, title, 'Edit Title');
    const { desk, row } = setsOf(page);
    await desk.getByRole('textbox', { name: 'Title' }).fill('');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Please enter ProblemSet title')).toBeVisible();
    const renamed = titled('New');
    await page.keyboard.type(renamed);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'ProblemSet title Updated Successfully')).toBeVisible();
    await expect(row(renamed)).toBeVisible();
    await expect(page.getByRole('button', { name: `More for ${renamed}` })).toBeFocused();

    await choose(page, renamed, 'Questions');
    const popup = page.getByRole('dialog', { name: renamed });
    const rows = popup.getByRole('listitem');
    await expect(rows.nth(0).getByRole('img', { name: 'Hidden', exact: true })).toBeVisible();
    await expect(rows.nth(0).getByRole('img', { name: 'Calculator', exact: true })).toBeVisible();
    await expect(rows.nth(1)).toContainText('(Free Response)');
    await expect(rows.nth(1).getByRole('img', { name: 'No calculator' })).toBeVisible();
    await popup.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/problemset/${place.set.set}\\?topic=${place.topic}`));
  });
});
