// The statistics of three questions, compared with values that were computed by hand.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addQuestion, addSequencePlace, addSet, addTypedQuestion } from '../testing/content.ts';
import { anAnswer, type PracticeOf, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addChoices } from './testing/add-choices.ts';
import { countNow } from './testing/count-now.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/**
 * The first answers of 24 students to three questions. A is right in the first and the second; the
 * third is typed, and 0.5 is accepted. The last student answered only the first question.
 *
 * On the right, for each question: the number of right answers (0, 1 or 2) to the other two.
 *
 *                                         | of 2, 3 | of 1, 3 | of 1, 2
 */
const table = [
  { students: 8, gave: ['A', 'A', '0.5'] }, //   2    |    2    |    2
  { students: 4, gave: ['A', 'A', '0,5'] }, //   1    |    1    |    2
  { students: 3, gave: ['A', 'B', '1/2'] }, //   1    |    2    |    1
  { students: 5, gave: ['B', 'B', ' 0,5 '] }, // 0    |    0    |    0
  { students: 3, gave: ['C', 'A', '5'] }, //     1    |    0    |    1
  { students: 1, gave: ['B'] }, //               none
];

async function threeQuestions() {
  const { subsubtopic } = await addSequencePlace(server.db);
  const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic });
  const parent = { kind: 'problem_set' as const, id: set };
  const first = await addQuestion(server.db, parent, { position: 0 });
  const second = await addQuestion(server.db, parent, { position: 1 });
  const third = await addTypedQuestion(server.db, parent, { accept: ['0.5'] }, { position: 2 });
  const more = await addChoices(server.db, first.id, 2);
  const reference: PracticeOf<'HomeProblemSetQuestions'> = {
    reference_type: 'HomeProblemSetQuestions',
    reference_id: set,
  };
  const choices = [
    [first.right, first.wrong, ...more],
    [second.right, second.wrong],
  ];
  return { reference, ids: [first.id, second.id, third], choices, set };
}

type ThreeQuestions = Awaited<ReturnType<typeof threeQuestions>>;

/** `gave` is the letter of a choice; for the third question a typed text. */
async function saveAnswerOf(
  person: TestPerson,
  { reference, ids, choices }: ThreeQuestions,
  at: number,
  gave: string,
  seconds: number,
) {
  const given = at === 2 ? gave : [choices[at]?.['ABCD'.indexOf(gave)] ?? ''];
  const time = { time_spent_before_answer: seconds, time_spent_after_answer: 900 };
  await save(person, anAnswer(person, reference, ids[at] ?? '', given, time));
}

it('agree with values computed by hand; later answers, resets, authors and deleted accounts change nothing', async () => {
  const asked = await threeQuestions();
  const { reference, ids, choices, set } = asked;
  const people: TestPerson[] = [];
  for (const { students, gave } of table) {
    for (let each = 0; each < students; each += 1) {
      const person = await server.as('student');
      people.push(person);
      // The first took 1 second, the second 2 and so on: the median of 24 is between 12 and 13, of
      // 23 it is 12.
      for (const [at, text] of gave.entries()) await saveAnswerOf(person, asked, at, text, people.length);
    }
  }
  const admin = await server.as('admin');
  const read = async () => {
    await countNow(server);
    const { data } = await admin.call('GET /item_statistics', { query: { section: 'problemSet', id: set } });
    return data.map(({ counted_until: _, ...item }) => item);
  };
  const found = await read();
  const choiceCounts = (at: number, ...counts: number[]) =>
    counts.map((count, nth) => ({ answer_id: choices[at]?.[nth], count, share: count / (at === 0 ? 24 : 23) }));

  // Pearson, (nΣxy - ΣxΣy) / √((nΣx² - (Σx)²)(nΣy² - (Σy)²)), x being 1 for right and y twice the share; n = 23.
  expect(found).toEqual([
    {
      question_id: ids[0],
      students: 24,
      facility: 15 / 24,
      // Σx = 15; Σy = 8·2 + 4 + 3 + 3 = 26; Σy² = 8·4 + 4 + 3 + 3 = 42; Σxy = 8·2 + 4 + 3 = 23
      discrimination: expect.closeTo((23 * 23 - 15 * 26) / Math.sqrt((23 * 15 - 15 ** 2) * (23 * 42 - 26 ** 2)), 12),
      median_seconds: 12.5,
      choices: choiceCounts(0, 15, 6, 3, 0),
      wrong_texts: [],
      doubt: null,
      key_changed_at: null,
    },
    {
      question_id: ids[1],
      students: 23,
      facility: 15 / 23,
      // Σx = 15; Σy = 8·2 + 4 + 3·2 = 26; Σy² = 8·4 + 4 + 3·4 = 48; Σxy = 8·2 + 4 = 20
      discrimination: expect.closeTo((23 * 20 - 15 * 26) / Math.sqrt((23 * 15 - 15 ** 2) * (23 * 48 - 26 ** 2)), 12),
      median_seconds: 12,
      choices: choiceCounts(1, 15, 8),
      wrong_texts: [],
      doubt: null,
      key_changed_at: null,
    },
    {
      question_id: ids[2],
      students: 23,
      facility: 11 / 23,
      // Σx = 11; Σy = 8·2 + 4·2 + 3 + 3 = 30; Σy² = 8·4 + 4·4 + 3 + 3 = 54; Σxy = 8·2 + 3 = 19
      discrimination: expect.closeTo((23 * 19 - 11 * 30) / Math.sqrt((23 * 11 - 11 ** 2) * (23 * 54 - 30 ** 2)), 12),
      median_seconds: 12,
      choices: [],
      wrong_texts: [
        { text: '0,5', count: 9 },
        { text: '5', count: 3 },
      ],
      doubt: null,
      key_changed_at: null,
    },
  ]);
  // √34800 is 186.548, √51360 is 226.627, √45144 is 212.471.
  expect(found.map(({ discrimination }) => discrimination?.toFixed(4))).toEqual(['0.7451', '0.3089', '0.5036']);

  // The students who were wrong give a right answer later, some after a reset.
  for (const [at, person] of people.slice(15, 23).entries()) {
    const body = { user_id: person.account.id, ...reference };
    if (at % 2 === 0) await person.call('POST /user_progresses/reset_user_problemset_progress', { body });
    for (const [question, right] of ['A', 'A', '0.5'].entries())
      await saveAnswerOf(person, asked, question, right, 500);
  }
  for (const role of ['admin', 'super-admin'] as const) {
    const author = await server.as(role);
    for (const [question, wrong] of ['D', 'B', '7'].entries()) await saveAnswerOf(author, asked, question, wrong, 500);
  }
  const deletedIds = people.slice(0, 2).map(({ account }) => account.id);
  await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', 'in', deletedIds).execute();
  await server.db
    .updateTable('users')
    .set({ erased_at: new Date() })
    .where('id', '=', deletedIds[0] ?? '')
    .execute();
  expect(await read()).toEqual(found);
});
