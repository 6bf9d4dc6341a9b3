import { alertOf } from '../support/alert.ts';
import { examFamilies, examRowOf } from '../support/exam-families.ts';
import { examRows, personRows, practiceRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = { a: { text: 'Only?', choices: yesOrNo } };
const sets = { s: { title: 'A set', questions: [{ text: 'Of the set?', choices: yesOrNo }] } };

/** An exam of which one of two sequences is done and the only set is not started. */
const halfDoneExam = (family: 'sat' | 'act', section: string, byProblemset = false) =>
  examRows({
    family,
    byProblemset,
    topics: { done: { section, sequence, sets }, open: { section, sequence } },
  });

test('shows the progress of an exam by sequence or by problem set, depending on the exam’s setting [SAT-016, ACT-016]', async ({
  page,
  mountPage,
}) => {
  for (const { family, maths } of examFamilies) {
    const student = personRows('student');
    const exams = [halfDoneExam(family, maths.type), halfDoneExam(family, maths.type, true)] as const;
    const done = exams.map((exam) => practiceRows(student, exam, exam.topic.done?.id ?? '', [true]));
    await mountPage(`/home/${family}s`, { as: student, planted: [student, ...exams, ...done] });
    for (const [exam, countedBy, percent, number] of [
      [exams[0], 'sequence', '50', '1, Planted done, done'],
      [exams[1], 'problem set', '0', '1, Planted done'],
    ] as const) {
      const row = examRowOf(page, exam.title);
      const bar = (name: string) => row.getByRole('progressbar', { name });
      await expect(row).toContainText(`${percent}% by ${countedBy}`);
      await expect(bar(`${exam.title}, ${maths.short}`)).toHaveAttribute('aria-valuenow', percent);
      await row.getByRole('button', { name: exam.title, exact: true }).click();
      await expect(bar(`Progress of ${maths.title}`)).toHaveAttribute('aria-valuenow', percent);
      await expect(row.getByRole('button', { name: number, exact: true })).toBeVisible();
      // Only a super admin can switch it.
      await expect(row.getByRole('switch', { name: 'Grading mode' })).toBeVisible();
      await expect(row.getByRole('switch', { name: /Progress/ })).toHaveCount(0);
    }
  }
});

test('a super admin switches how progress is counted: the switch changes at once, and reverts if the call fails [SAT-017, ACT-017]', async ({
  page,
  mountPage,
}) => {
  for (const [family, byProblemset, countedBy, message] of [
    ['sat', false, 'problem set', 'Progress Show by ProblemSet'],
    ['act', true, 'sequence', 'Progress Show by Sequence'],
  ] as const) {
    const exam = halfDoneExam(family, 'Reading', byProblemset);
    await mountPage(`/home/${family}s?${family}=${exam.id}`, { as: 'super-admin', planted: exam });
    const row = examRowOf(page, exam.title);
    const counting = row.getByRole('switch', { name: 'Progress by problem set' });
    await expect(counting).toBeChecked({ checked: byProblemset });
    const call = `**/api/${family}s/test_${family}s/${exam.id}`;
    const gate = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await counting.click({ force: true });
    await expect(row).toContainText(`% by ${countedBy}`);
    await expect(alertOf(page, /Progress Show/)).toHaveCount(0);
    gate.resolve();
    await expect(alertOf(page, message)).toBeVisible();
    await page.unroute(call);

    await page.route(call, (route) => route.fulfill({ status: 400, json: { errors: ['Not now.'] } }));
    await counting.click({ force: true });
    await expect(alertOf(page, 'Not now.')).toBeVisible();
    await expect(counting).toBeChecked({ checked: !byProblemset });
    await expect(row).toContainText(`% by ${countedBy}`);
  }
});
