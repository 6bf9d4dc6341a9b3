import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { answerByCall, call, completeByCall } from '../answering.ts';
import { type ExamPlanting, plantExam, yesOrNo } from '../content.ts';
import { examFamilies, rowOf, watchCalls } from '../exam-families.ts';
import { expect, test } from '../practising.ts';

const sequence = { a: { text: 'Only?', choices: yesOrNo } };
const sets = { s: { title: 'A set', questions: [1, 2, 3, 4].map((nth) => ({ text: `${nth}?`, choices: yesOrNo })) } };
const papers = {
  sat: { Reading: 52, Writing: 44, MathNoCalc: 20, MathCalc: 38 },
  act: { English: 75, Mathematics: 60, Reading: 40, Science: 40 },
};
const shown = {
  sat: {
    sections: ['51 of 52', '44 of 44', '20 of 20', '38 of 38'],
    totals: ['95 of 96', '58 of 58', '153 of 154'],
    short: 'No Calc',
  },
  act: { sections: ['74 of 75', '60 of 60', '40 of 40', '40 of 40'], totals: ['214 of 215'], short: 'Math' },
};

for (const { family, title, id, maths } of examFamilies) {
  const reference_type = family === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
  const half: ExamPlanting['topics'] = {
    done: { section: maths.type, position: 0, sequence, sets },
    open: { section: maths.type, position: 1, sequence },
  };

  test(`a row of the ${title} shows how far one is, by sequence or by problem set as the exam says, and its numbers do too ${id(16, 16)} ${family === 'act' ? '[ACT-003]' : '[SAT-003]'}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exams = {
      sequence: await plantExam(db, { family, topics: half }),
      'problem set': await plantExam(db, { family, byProblemset: true, topics: half }),
    };
    await newStudent(page);
    for (const { topic } of Object.values(exams)) {
      const about = { reference_type, reference_id: topic.done?.id ?? '', question_id: topic.done?.question.a ?? '' };
      await completeByCall(page, app, about);
    }
    await page.goto(`${app.learner}/home/${family}s`);
    for (const [way, [whole, number]] of Object.entries({
      sequence: [50, 'done'],
      'problem set': [0, null],
    } as const)) {
      const exam = exams[way as keyof typeof exams];
      const row = rowOf(page, exam.title);
      await row.scrollIntoViewIfNeeded();
      await expect(row).toContainText(`${whole}% by ${way}`);
      await expect(row.getByRole('progressbar', { name: `${exam.title}, ${shown[family].short}` })).toHaveAttribute(
        'aria-valuenow',
        String(whole),
      );
      await row.getByRole('button', { name: exam.title, exact: true }).click();
      const section = row.getByRole('region', { name: maths.title });
      await expect(section.getByRole('progressbar', { name: `Progress of ${maths.title}` })).toHaveAttribute(
        'aria-valuenow',
        String(whole),
      );
      const words = ['1, Planted done', ...(number ? [number] : [])].join(', ');
      await expect(section.getByRole('button', { name: words, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test(`a super admin switches how progress in one of the ${title} is counted: at once, and back where the call fails ${id(17, 17)}`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const exam = await plantExam(db, { family, topics: half });
    await logIn(page, 'super-admin');
    const done = exam.topic.done;
    await answerByCall(page, app, {
      reference_type,
      reference_id: done?.id ?? '',
      question_id: done?.question.a ?? '',
    });
    await page.goto(`${app.learner}/home/${family}s?${family}=${exam.id}`);
    const row = rowOf(page, exam.title);
    const way = row.getByRole('switch', { name: 'Progress by problem set' });
    await expect(row).toContainText('% by sequence');

    const call = `**/api/${family}s/test_${family}s/${exam.id}`;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(call, async (route) => {
      await held;
      await route.continue();
    });
    await way.click({ force: true });
    await expect(row).toContainText('% by problem set');
    await expect(alertOf(page, /Progress Show/)).toHaveCount(0);
    answer();
    await expect(alertOf(page, 'Progress Show by ProblemSet')).toBeVisible();
    await page.unroute(call);
    await page.reload();
    await expect(way).toBeChecked();
    await way.click({ force: true });
    await expect(alertOf(page, 'Progress Show by Sequence')).toBeVisible();

    await page.route(call, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
    await way.click({ force: true });
    await expect(alertOf(page, 'Not now.')).toBeVisible();
    await expect(way).not.toBeChecked();
    await expect(row).toContainText('% by sequence');
  });

  test(`the list of ${title} shows what a graded paper came to, without a table in right answers ${family === 'sat' ? '[SCO-007]' : '[SCO-006]'} [SCO-014]`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { family, topics: {} });
    const [first = '', ...others] = Object.keys(papers[family]);
    await newStudent(page);
    const scores = watchCalls(page, /get_(sat|act)_score$/);
    const grade = (sections: readonly string[]) =>
      call(page, app, {
        post: `user_${family}s`,
        body: {
          [`${family}_id`]: exam.id,
          selectedWrong: JSON.stringify(Object.fromEntries(sections.map((one) => [one, one === first ? [7] : []]))),
          grade_submitted: Object.fromEntries(sections.map((one) => [one, true])),
        },
      });
    await grade([first]);
    await page.goto(`${app.learner}/home/${family}s?${family}=${exam.id}`);
    const row = rowOf(page, exam.title);
    const all = row.getByRole('complementary').getByRole('definition');
    const [partly = ''] = shown[family].sections;
    await expect(all.first()).toHaveText(partly);
    await expect(all.last()).toContainText('not available');
    await expect(row.getByRole('listitem').filter({ hasText: '7, no topic, marked wrong' })).toHaveCount(1);
    await grade(others);
    await page.reload();
    await expect(all).toHaveText([...shown[family].sections, ...shown[family].totals]);
    await expect(row.getByText(`Score ${shown[family].totals.at(-1)}`)).toBeVisible();
    expect(scores.length).toBeGreaterThan(0);
    await expectAccessible(page);
  });
}

test('a student is not asked how progress is counted', async ({ page, app, db, newStudent }) => {
  const exam = await plantExam(db, { topics: {} });
  await newStudent(page);
  await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
  await expect(rowOf(page, exam.title).getByRole('switch', { name: 'Grading mode' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Progress/ })).toHaveCount(0);
});
