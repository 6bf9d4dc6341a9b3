import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { goToList, listOf, studioLists } from '../studio-exam-lists.ts';

const sequence = { own: { text: 'What is asked here?', choices: yesOrNo } } as const;
const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nowhere = async (page: Page) => expect(heading(page)).toHaveText('404 Page Not Found');

/** Writes into a rich field. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click();
  await page.keyboard.type(text);
}

for (const own of studioLists) {
  const { family, name, title, own: section, home, kind } = own;
  const other = studioLists.find((one) => one.family !== family) ?? own;
  const aPlanted = (more: object = {}) => ({
    family,
    position: 30_000,
    topics: {
      first: { section: section.section, position: 0, title: titled('Commas'), sequence, ...more },
      second: { section: section.section, position: 1, title: null, published: false },
    },
  });

  test(`a number of a${family === 'sat' ? '' : 'n'} ${name} gets its topic, which opens it, and another one later [ASA-015]`, async ({
    page,
    app,
    db,
  }) => {
    const { id, title: exam } = await plantExam(db, aPlanted({ published: false }));
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.toggle(exam).click();
    const number = list.row(exam).getByRole('list', { name: section.title, exact: true }).getByRole('button');
    await expect(number.nth(1)).toHaveAccessibleName('2, no topic');
    await number.nth(1).click();
    const naming = page.getByRole('dialog', { name: 'Topic of number 2' });
    await expect(naming).toContainText(`${exam}, ${section.title}, number 2`);
    await naming.getByLabel('Topic').fill('  ');
    await page.keyboard.press('Enter');
    await expect(naming).toContainText('Please enter Topic');
    const topic = titled('Semicolons');
    await naming.getByLabel('Topic').fill(` ${topic}`);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Topic title Updated Successfully')).toBeVisible();
    const popup = page.getByRole('dialog', { name: topic, exact: true });
    await expect(popup).toBeVisible();
    const stored = async () => {
      const { rows } = await db.query('select title from exam_questions where exam_id = $1 and position = 1', [id]);
      return rows[0]?.title;
    };
    expect(await stored()).toBe(topic);

    await popup.getByRole('button', { name: 'Edit topic' }).click();
    const other = titled('Dashes');
    await expect(naming.getByLabel('Topic')).toHaveValue(topic);
    await naming.getByLabel('Topic').fill(other);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: other, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit topic' })).toBeFocused();
    expect(await stored()).toBe(other);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(number.nth(1)).toHaveAccessibleName(`2, ${other}, not published`);
    await expect(number.nth(1)).toBeFocused();
  });

  test(`the popup of a number of a${family === 'sat' ? '' : 'n'} ${name} has its sequence, its two films and its problem sets [ASA-012] [ASA-013] [APS-004]`, async ({
    page,
    app,
    db,
  }) => {
    const planted = await plantExam(db, aPlanted());
    const { id: exam, title: examTitle } = planted;
    const number = planted.topic.first?.id ?? '';
    await enterStudio(page, app, 'super-admin');
    const list = await goToList(page, app, own);
    await list.toggle(examTitle).click();
    const { rows: named } = await db.query('select title from exam_questions where id = $1', [number]);
    await list
      .row(examTitle)
      .getByRole('button', { name: `1, ${named[0].title}, published`, exact: true })
      .click();
    await expect(page).toHaveURL(`${app.studio}/admin/${family}s?${family}=${exam}&${family}_question=${number}`);
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText(`${examTitle}, ${section.title}, number 1`);
    await expect(popup.getByRole('link', { name: 'Sequence' })).toBeVisible();
    await expect(popup.getByRole('switch', { name: /^Published/ })).toBeChecked();
    await expect(popup.getByRole('region', { name: 'Video explanation', exact: true })).toContainText('No videos');
    await expect(popup.getByRole('region', { name: 'Mock video explanation' })).toContainText('No videos available.');
    const desk = popup.getByRole('region', { name: 'Problem sets' });
    await expect(desk).toContainText('No Problem Set Found');
    for (const [action, opened] of [
      ['Add from Bucket', 'Create problem sets from bucket'],
      ['Add Existing', 'Add existing problem sets'],
    ] as const) {
      await desk.getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog', { name: opened, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(1);
      await expect(desk.getByRole('button', { name: action })).toBeFocused();
    }
    await desk.getByRole('button', { name: 'Create Problem Set' }).click();
    const set = titled('Run of four');
    await page.keyboard.type(set);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `ProblemSet ('${set}') created`)).toBeVisible();
    await expect(desk.getByRole('listitem')).toContainText([set]);
    const { rows } = await db.query(
      `select p.parent_kind, p.parent_id from problem_set_places p join problem_sets s on s.id = p.problem_set_id where s.title = $1`,
      [set],
    );
    expect(rows).toEqual([{ parent_kind: kind, parent_id: number }]);
    await popup.getByRole('link', { name: 'Sequence' }).click();
    await expect(page).toHaveURL(`${app.studio}/admin/${family}/${number}`);
  });

  test(`the two films of a number of a${family === 'sat' ? '' : 'n'} ${name} are written and saved by themselves, by an admin who has all that makes sets beside them [ASA-013] [ASA-014]`, async ({
    page,
    app,
    db,
  }) => {
    const planted = await plantExam(db, aPlanted());
    const number = planted.topic.first?.id ?? '';
    await enterStudio(page, app);
    await page.goto(`${app.studio}/admin/${family}s?${family}=${planted.id}&${family}_question=${number}`);
    const popup = page.getByRole('dialog').first();
    for (const action of ['Add from Bucket', 'Add Existing', 'Create Problem Set']) {
      await expect(popup.getByRole('button', { name: action, exact: true })).toBeVisible();
    }
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/${family}_questions/update_video_explanation`)) bodies.push(request.postDataJSON());
    });
    for (const [label, said, text] of [
      ['Video explanation', 'Video Explanation updated', 'As it was given'],
      ['Mock video explanation', 'Mock Video Explanation updated', 'As it is tried'],
    ] as const) {
      await popup.getByRole('button', { name: `Edit ${label}` }).click();
      await write(page, label, text);
      await popup.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(alertOf(page, said)).toBeVisible();
      await expect(popup.getByRole('button', { name: `Edit ${label}` })).toBeFocused();
      await expect(popup.getByRole('region', { name: label, exact: true })).toContainText(text);
    }
    expect(bodies).toMatchObject([
      { id: number, type: 'Real', video_explanation: expect.stringContaining('As it was given') },
      { id: number, type: 'Mock', video_mock_explanation: expect.stringContaining('As it is tried') },
    ]);
    const { rows } = await db.query(
      'select video_explanation::text as real, video_mock_explanation::text as mock from exam_questions where id = $1',
      [number],
    );
    expect(rows[0].real).toContain('As it was given');
    expect(rows[0].mock).toContain('As it is tried');

    // Leaving what is not saved asks; what was written is there again.
    await popup.getByRole('button', { name: 'Edit Video explanation' }).click();
    await write(page, 'Video explanation', ' and more');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to discard your changes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(popup.getByText('Not saved yet')).toBeVisible();
    await popup.getByRole('button', { name: 'Edit Video explanation' }).click();
    await expect(page.getByRole('textbox', { name: 'Video explanation', exact: true })).toContainText('and more');
  });

  test(`the page of a number of a${family === 'sat' ? '' : 'n'} ${name} has its questions and sets, and leads back to it in the list ${family === 'sat' ? '[ASA-001] [ASA-016] [ASA-017] [APS-003]' : '[ASA-001] [ASA-018] [ASA-019] [APS-003]'}`, async ({
    page,
    app,
    db,
  }) => {
    const set = titled('Run of four');
    const planted = await plantExam(db, aPlanted({ sets: { run: { title: set, questions } } }));
    const { id: exam, title: examTitle } = planted;
    const number = planted.topic.first?.id ?? '';
    const branch = `${family}=${exam}&${family}_question=${number}`;
    const { rows } = await db.query('select title from exam_questions where id = $1', [number]);
    const topic: string = rows[0].title;
    await enterStudio(page, app);
    await page.goto(`${app.studio}/admin/${family}/${number}`);
    await expect(heading(page)).toHaveText(topic);
    const main = page.getByRole('main');
    await expect(main).toContainText(`${examTitle}, ${section.title}, number 1`);
    await expect(main.locator('[data-line]')).toHaveText(['What is asked here?']);
    await expect(main.getByRole('region', { name: 'Problem sets' }).getByRole('link')).toHaveText([set]);

    const back = main.getByRole('link', { name: 'Back', exact: true });
    await back.click();
    await expect(page).toHaveURL(`${app.studio}${home}?${branch}`);
    const popup = page.getByRole('dialog', { name: topic, exact: true });
    await expect(popup).toBeVisible();
    // From the popup into a set, and back to the dashboard, where the number is open again.
    await popup.getByRole('link', { name: set }).click();
    await expect(page).toHaveURL(`${app.studio}/admin/problemset/${planted.topic.first?.set.run}?${branch}`);
    await expect(main).toContainText(examTitle);
    await back.click();
    await expect(page).toHaveURL(`${app.studio}/admin?${branch}`);
    await expect(popup).toBeVisible();
    await page.reload();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${app.studio}/admin?${family}=${exam}`);
    await expect(heading(page)).toHaveText('Dashboard');
    const list = listOf(page, title);
    await expect(list.toggle(examTitle)).toHaveAttribute('aria-expanded', 'true');
    const seen = list.row(examTitle).getByRole('button', { name: `1, ${topic}, published` });
    await expect(seen).toBeFocused();
    await expect(seen).toBeInViewport();

    const elsewhere = await plantExam(db, {
      family: other.family,
      topics: { own: { section: other.own.section, sequence } },
    });
    for (const address of [
      `${family}/${elsewhere.topic.own?.id}`,
      `${family}/${crypto.randomUUID()}`,
      `${family}/nothing`,
    ]) {
      await page.goto(`${app.studio}/admin/${address}`);
      await nowhere(page);
      await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
    }
  });
}
