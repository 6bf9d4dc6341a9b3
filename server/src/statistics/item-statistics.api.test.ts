import type { Parsed } from '@fourfold/core/contract/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddedQuestion, addSequencePlace, addTypedQuestion, setFlags } from '../testing/content.ts';
import { anAnswer, aSequence, aSet, type PracticeOf, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addChoices } from './testing/add-choices.ts';
import { countNow } from './testing/count-now.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Section = Parsed<'GET /item_statistics'>['query']['section'];
async function read(section: Section, id: string) {
  await countNow(server);
  const { data } = await admin.call('GET /item_statistics', { query: { section, id } });
  return data.map(({ counted_until: _, ...item }) => item);
}
const readSet = ({ reference_id }: { reference_id: string }) => read('problemSet', reference_id);

type Answers = readonly (readonly [question: string, given: readonly string[] | string])[];
type Reference = Parameters<typeof anAnswer>[1];

/** Creates new students, each with these answers. */
async function answered(students: number, reference: Reference, answers: Answers): Promise<void> {
  for (let each = 0; each < students; each += 1) {
    const person = await server.as('student');
    for (const [question, given] of answers) await save(person, anAnswer(person, reference, question, given));
  }
}
const rightly = ({ id, right }: AddedQuestion) => [id, [right]] as const;
const wrongly = ({ id, wrong }: AddedQuestion) => [id, [wrong]] as const;

describe('the statistics of a question', () => {
  it('exist from the 20th student on', async () => {
    const { reference, questions } = await aSet(server.db, 2);
    const [first, second] = questions as [AddedQuestion, AddedQuestion];
    await answered(18, reference, [rightly(first), wrongly(second)]);
    await answered(1, reference, [wrongly(first)]);
    expect(await readSet(reference)).toEqual([]);
    await answered(1, reference, [rightly(first)]);
    expect(await readSet(reference)).toEqual([
      {
        question_id: first.id,
        students: 20,
        facility: 0.95,
        // 18 students also answered the other question.
        discrimination: null,
        median_seconds: 5,
        choices: [
          { answer_id: first.right, count: 19, share: 0.95 },
          { answer_id: first.wrong, count: 1, share: 0.05 },
        ],
        wrong_texts: [],
        doubt: null,
        key_changed_at: null,
      },
    ]);
  });

  it('count a student once, however many choices and however often, and list six choices', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const [only] = questions as [AddedQuestion];
    const [c, d, e, f, g] = await addChoices(server.db, only.id, 5);
    await answered(20, reference, [
      [only.id, [only.right, g ?? '', only.right]],
      [only.id, [only.wrong]],
    ]);
    const [found] = await readSet(reference);
    expect(found).toMatchObject({ students: 20, facility: 0 });
    expect(found?.choices).toEqual(
      [only.right, only.wrong, c, d, e, f].map((answer_id, at) => ({
        answer_id,
        ...(at === 0 ? { count: 20, share: 1 } : { count: 0, share: 0 }),
      })),
    );
  });

  it('list at most five wrong texts that two students typed, the most common first, then alphabetically', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const id = await addTypedQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { accept: ['12'] });
    const reference: PracticeOf<'HomeSubsubTopic'> = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic };
    const typed: [students: number, text: string][] = [
      [6, '12'],
      [2, 'b'],
      [2, 'B'],
      [2, 'a\u00a0'],
      [3, '\tc'],
      [2, 'x'],
      [2, 'y'],
      [1, 'once'],
    ];
    for (const [students, text] of typed) await answered(students, reference, [[id, text]]);
    const [found] = await read('subsubTopic', subsubtopic);
    expect(found?.wrong_texts).toEqual([
      { text: 'c', count: 3 },
      ...['B', 'a', 'b', 'x'].map((text) => ({ text, count: 2 })),
    ]);
  });

  it('include all living questions of the parent, also hidden ones', async () => {
    const { place, reference, first, second } = await aSequence(server.db);
    await answered(20, reference, [rightly(first), rightly(second)]);
    await setFlags(server.db, 'questions', first.id, { is_hidden: true });
    await setFlags(server.db, 'questions', second.id, { deleted_at: new Date() });
    const found = await read('subsubTopic', place.subsubtopic);
    expect(found.map(({ question_id }) => question_id)).toEqual([first.id]);
  });
});

/** Marks the wrong choice as right, and the right one as wrong. */
async function correctKey({ right, wrong }: AddedQuestion): Promise<void> {
  for (const [id, correct] of [
    [right, false],
    [wrong, true],
  ] as const)
    await admin.call('PUT /answers/{id}', { params: { id }, body: { correct } });
}

describe('after a change of the key', () => {
  it('only answers that the present key has judged are counted, and those of an earlier equal key', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const [question] = questions as [AddedQuestion];
    await answered(20, reference, [rightly(question)]);
    await answered(9, reference, [wrongly(question)]);
    const [before] = await readSet(reference);
    expect(before).toMatchObject({ students: 29, facility: 20 / 29, key_changed_at: null });

    const changedAfter = Date.now();
    await correctKey(question);
    // The old answers are neither counted as they were judged nor by the new key.
    expect(await readSet(reference)).toEqual([]);
    await answered(19, reference, [wrongly(question)]);
    expect(await readSet(reference)).toEqual([]);
    await answered(1, reference, [rightly(question)]);
    const [after] = await readSet(reference);
    expect(after).toMatchObject({ students: 20, facility: 0.95 });
    expect(after?.choices.map(({ count }) => count)).toEqual([1, 19]);
    expect(Math.abs(Date.parse(after?.key_changed_at ?? '') - changedAfter)).toBeLessThan(60_000);

    await correctKey({ ...question, right: question.wrong, wrong: question.right });
    expect(await readSet(reference)).toEqual([before]);
  });

  it('an answer of before revisions counts for the first key only, as long as there is no other', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const [question] = questions as [AddedQuestion];
    await answered(15, reference, [rightly(question)]);
    await server.db
      .updateTable('practice_events')
      .set({ question_revision: null })
      .where('question_id', '=', question.id)
      .execute();
    await answered(5, reference, [wrongly(question)]);
    expect(await readSet(reference)).toMatchObject([{ students: 20, facility: 0.75 }]);
    await correctKey(question);
    await correctKey({ ...question, right: question.wrong, wrong: question.right });
    expect(await readSet(reference)).toEqual([]);
  });

  it('an order of its choices, a new choice and a new text change no statistics', async () => {
    const { reference, questions } = await aSet(server.db, 1);
    const [{ id, right, wrong }] = questions as [AddedQuestion];
    await answered(20, reference, [[id, [right]]]);
    await admin.call('PUT /answers/update_positions', { body: { question_id: id, answers: [wrong, right] } });
    await addChoices(server.db, id, 1);
    await answered(4, reference, [[id, [wrong]]]);
    const [found] = await readSet(reference);
    expect(found).toMatchObject({ students: 24, facility: 20 / 24, key_changed_at: null });
    expect(found?.choices.map(({ count }) => count)).toEqual([4, 20, 0]);
  });
});

describe('a mark that the key may be wrong', () => {
  it('appears if more students chose a wrong choice, and disappears when the key is corrected', async () => {
    const { reference, questions } = await aSet(server.db, 3);
    const [first, second, third] = questions as [AddedQuestion, AddedQuestion, AddedQuestion];
    // The better students choose B.
    await answered(14, reference, [wrongly(first), rightly(second), rightly(third)]);
    await answered(8, reference, [rightly(first), wrongly(second), wrongly(third)]);
    const [doubted] = await readSet(reference);
    expect(doubted).toMatchObject({
      facility: 8 / 22,
      discrimination: expect.closeTo(-1, 9),
      doubt: 'B was chosen by 14 of 22 students, the key A by 8: B may be right.',
    });
    await correctKey(first);
    expect((await readSet(reference)).map(({ question_id }) => question_id)).toEqual([second.id, third.id]);
    await answered(20, reference, [wrongly(first), rightly(second), rightly(third)]);
    expect((await readSet(reference))[0]).toMatchObject({ students: 20, facility: 1, doubt: null });
  });

  it('appears if a wrong text is more common than right answers, and disappears when it is accepted', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const id = await addTypedQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { exact: ['1/2'] });
    const reference: PracticeOf<'HomeSubsubTopic'> = { reference_type: 'HomeSubsubTopic', reference_id: subsubtopic };
    await answered(8, reference, [[id, '1/2']]);
    await answered(12, reference, [[id, '0.5']]);
    const [doubted] = await read('subsubTopic', subsubtopic);
    expect(doubted?.doubt).toBe('“0.5” was typed by 12 of 20 students: it may be right as well.');
    await withRevisions(server.db, (tx) =>
      tx.updateTable('answers').set({ is_exact_match: false }).where('question_id', '=', id).execute(),
    );
    expect(await read('subsubTopic', subsubtopic)).toEqual([]);
    await answered(20, reference, [[id, '0.5']]);
    expect(await read('subsubTopic', subsubtopic)).toMatchObject([{ students: 20, facility: 1, doubt: null }]);
  });
});
