import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { practiceRows, topicRows } from '../support/planting.ts';
import { answerRight, answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, oneSet } from './practice-fixtures.ts';

test('a sequence follows the wrong and the right links, through a set, to its end; another browser shows the same progress [SEQ-005, SEQ-006, SEQ-007, PBS-010]', {
  tag: '@short',
}, async ({ page, app, db, mountPage, anotherBrowser }) => {
  const planted = topicRows({
    sequence: {
      a: { text: 'Start?', choices, right: { question: 'c' }, wrong: { question: 'b' } },
      b: { text: 'Wrong branch?', choices, right: { question: 'a' } },
      c: { text: 'Right branch?', choices, right: { set: 'one', question: 'd' } },
      d: { text: 'The last?', accepts: '0.75' },
    },
    sets: { one: oneSet },
  });
  const { address, set } = planted;
  const student = await mountPage(address, { as: 'student', planted });
  const { answer, next, submit, freeResponse, check, saved, alert } = questionPageOf(page);
  await answer('No');
  await next.click();
  await expect(page.getByText('Wrong branch?')).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(page.getByText('Start?')).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(page.getByText('Right branch?')).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/home/problemset/${set.one}/.*from=sequence`));
  await answerRight(page);
  await submit.click();
  await expect(alert('Problem Set Completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\/subsubtopic\//);
  await expect(page.getByText('The last?')).toBeVisible();
  await expect(saved).toHaveText('Saved');

  const otherDevice = await (await anotherBrowser()).newPage();
  await mountPage(address, { as: student, page: otherDevice });
  await expect(otherDevice.getByText('The last?')).toBeVisible();
  await expect(otherDevice.getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();

  await freeResponse.fill('3/4');
  await check.click();
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}${branchPath(planted)}`);
  const [right, wrong] = [true, false];
  expect((await answersOf(db, student.email)).map((row) => row.is_correct)).toEqual([
    ...[wrong, right, right, right],
    ...[right, right, right, right],
    right,
  ]);
});

test('a mastered set is skipped inside a sequence and practised again by a link; the last set completes the sequence [PBS-010, PBS-011]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, right: { set: 'one', question: 'b' } },
      b: { text: 'Behind the mastered set?', choices, right: { set: 'two' } },
    },
    sets: { one: oneSet, two: { ...oneSet, title: 'The last set' } },
  });
  const { address, set, setAddress } = planted;
  const student = personRows('student');
  const practised = [
    practiceRows(student, planted, mustHave(set.one), [true, true, true, true]),
    practiceRows(student, planted, mustHave(set.two), [true, true, true]),
  ];
  await mountPage(setAddress('one'), { as: student, planted: [planted, student, ...practised] });
  const { answer, next, submit, saved, alert } = questionPageOf(page);
  const notes = page.getByRole('complementary');
  await expect(notes.getByText('4 to go.')).toBeVisible();
  await answer('No');
  await expect(saved).toHaveText('Saved');
  await expect(notes.getByText('4 to go.')).toBeVisible();

  await page.goto(new URL(address, page.url()).href);
  await expect(notes.getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();
  await answer('Yes');
  await next.click();
  await expect(page.getByText('Behind the mastered set?')).toBeVisible();
  // Also at the set's own address, with the flag of the sequence.
  await navigateTo(page, `${setAddress('one')}&from=sequence`);
  await expect(page).toHaveURL(/\/home\/math\/subsubtopic\//);
  await expect(page.getByText('Behind the mastered set?')).toBeVisible();

  await answer('Yes');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last set');
  await answer('Yes');
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\?/);
});

/** Path of the list with a planted branch expanded. */
function branchPath({ topic, subtopic, subsubtopic }: { topic: string; subtopic: string; subsubtopic: string }) {
  return `/home/math?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
}
