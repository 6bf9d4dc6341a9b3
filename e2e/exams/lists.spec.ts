import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { answerByCall } from '../answering.ts';
import { plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

const sequence = {
  a: { text: 'First?', choices: yesOrNo, wrong: { question: 'b' } },
  b: { text: 'Second?', choices: yesOrNo },
};
const five = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
const sets = { first: { title: 'Steps forward', questions: five } };

const families = [
  {
    family: 'sat',
    title: 'SATs',
    sections: { Reading: 52, 'Writing and Language': 44, 'Math - No Calculator': 20, 'Math - Calculator': 38 },
    last: 'MathCalc',
    ids: { list: '[SAT-001] [SAT-002] [SAT-004] [SAT-006]', open: '[SAT-005] [SAT-018]' },
    reference_type: 'HomeSatQuestionTopic',
  },
  {
    family: 'act',
    title: 'ACTs',
    sections: { English: 75, Mathematics: 60, Reading: 40, Science: 40 },
    last: 'Science',
    ids: { list: '[ACT-001] [ACT-002] [ACT-004]', open: '[ACT-014] [ACT-015]' },
    reference_type: 'HomeActQuestionTopic',
  },
] as const;

for (const { family, title, sections, last, ids, reference_type } of families) {
  test(`lists the published ${title} in order, each with its sections and numbers, loaded once ${ids.list}`, async ({
    page,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, {
      family,
      title: `Later ${family}`,
      position: 4000,
      topics: {
        open: { section: last, position: 0 },
        bare: { section: last, position: 1, title: null },
        closed: { section: last, position: 2, published: false },
      },
    });
    await plantExam(db, { family, title: `Sooner ${family}`, position: 3999, topics: {} });
    await plantExam(db, { family, title: `Hidden ${family}`, published: false, position: 3998, topics: {} });
    await newStudent(page);
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Fourfold`);
    const rows = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(rows.filter({ hasText: exam.title })).toBeVisible();
    const own = (await rows.allTextContents()).filter((text) => [`Sooner ${family}`, exam.title].includes(text));
    expect(own).toEqual([`Sooner ${family}`, exam.title]);
    await expect(page.getByText(`Hidden ${family}`)).toHaveCount(0);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${family}_questions`)) asked.push(request.url());
    });
    const row = page.getByRole('button', { name: exam.title });
    await row.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(Object.keys(sections));
    for (const [section, count] of Object.entries(sections)) {
      const numbers = page.getByRole('list', { name: section }).getByRole('listitem');
      await expect(numbers).toHaveCount(count);
      await expect(numbers.first()).toHaveText(/^1/);
      await expect(numbers.last()).toHaveText(new RegExp(`^${count}`));
    }
    // To a student what is not published is like what has no topic.
    await expect(
      page
        .getByRole('main')
        .getByRole('list')
        .getByRole('button', { name: /^\d+, / }),
    ).toHaveCount(1);
    await expectAccessible(page);
    await row.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
    await row.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
    expect(asked, 'it is loaded once').toHaveLength(1);
  });

  test(`opens the question that the address of the ${title} names, keeps it there, and gives the focus to its number ${ids.open}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, {
      family,
      title: 'The last of all',
      position: 5000,
      topics: { first: { section: last, position: 3, sequence, sets }, other: { section: last, position: 30 } },
    });
    await newStudent(page);
    await page.goto(app.learner + exam.topic.first?.popup);
    const popup = page.getByRole('dialog', { name: 'Planted first' });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    const number = page.getByRole('button', { name: '4, Planted first' });
    await expect(number).toBeFocused();
    await expect(number).toBeInViewport();
    await expect(page).toHaveURL(`${app.learner}/home/${family}s?${family}=${exam.id}`);

    // Where one was is where one comes back to: the page has not jumped, and the popup stands open again.
    const other = page.getByRole('dialog', { name: 'Planted other' });
    await page.getByRole('button', { name: '31, Planted other' }).click();
    await expect(other).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await number.focus();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await popup.getByRole('link', { name: 'Steps forward' }).click();
    await expect(page).toHaveURL(app.learner + exam.topic.first?.setAddress('first'));
    await page.goBack();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(number).toBeInViewport();
  });

  test(`leads from the dashboard into what is under way in the ${title}`, async ({ page, app, db, newStudent }) => {
    const exam = await plantExam(db, {
      family,
      topics: { under: { section: last, position: 0, title: 'Under way', sequence, sets } },
    });
    const topic = exam.topic.under;
    if (!topic) throw new Error('nothing was planted');
    await newStudent(page);
    await answerByCall(page, app, { reference_type, reference_id: topic.id, question_id: topic.question.a ?? '' });
    const { rows } = await db.query<{ id: string }>('select id from questions where parent_id = $1 order by position', [
      topic.set.first,
    ]);
    await answerByCall(page, app, {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: topic.set.first ?? '',
      question_id: rows[0]?.id ?? '',
    });
    await page.goto(`${app.learner}/home`);
    const begun = page.getByRole('region', { name: 'Continue' }).getByRole('listitem');
    await expect(begun).toHaveCount(2);
    await expect(begun.first()).toContainText(`Problem set · ${exam.title}`);
    await expect(begun.last()).toContainText(`Sequence · ${exam.title}`);
    const link = (of: string) => page.getByRole('link', { name: `Continue ${of}` });
    await expect(link('Under way')).toHaveAttribute('href', topic.address);
    await expect(link('Steps forward')).toHaveAttribute('href', topic.setAddress('first'));
  });

  test(`says what is the matter where there are no ${title}, or they cannot be loaded`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { family, topics: { one: { section: last } } });
    await newStudent(page);
    let broken = true;
    const breaking = (path: string) =>
      page.route(path, (route) => (broken ? route.fulfill({ status: 503, json: {} }) : route.continue()));
    const panel = page.getByRole('main').getByRole('alert');

    await breaking(`**/api/${family}s_users*`);
    await page.goto(`${app.learner}/home/${family}s`);
    await expect(panel).toContainText(`${title} could not be loaded.`, { timeout: 20_000 });
    broken = false;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: exam.title })).toBeVisible();

    broken = true;
    await breaking(`**/api/${family}_questions*`);
    await page.getByRole('button', { name: exam.title }).click();
    await expect(panel).toContainText(`${exam.title} could not be loaded.`, { timeout: 20_000 });
    broken = false;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: '1, Planted one' })).toBeVisible();

    // Closed while the list was open: a sentence, and the list stays.
    const other = await plantExam(db, { family, topics: { one: { section: last } } });
    await page.goto(`${app.learner}/home/${family}s`);
    await expect(page.getByRole('button', { name: other.title })).toBeVisible();
    await db.query('update exams set is_publish = false where id = $1', [other.id]);
    await page.getByRole('button', { name: other.title }).click();
    await expect(page.getByText(`${other.title} is no longer published.`)).toBeVisible();
    await expect(page.getByRole('button', { name: exam.title })).toBeVisible();
    await expect(alertOf(page, /no longer|not found/i)).toHaveCount(0);

    await page.route(`**/api/${family}s_users*`, (route) => route.fulfill({ json: { data: [] } }));
    await page.reload();
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
