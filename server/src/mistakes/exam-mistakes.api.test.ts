import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightSheet } from '@fourfold/core/grading/testing/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addQuestion } from '../testing/content.ts';
import { addPaper } from '../testing/paper-test.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import { aTaggedSet, circles } from './testing/tagged-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = (person: TestPerson) => person.call('GET /mistakes', { query: {} });

describe('a test', () => {
  it('is in the notebook once its review is open, with what was left out, and without keys before', async () => {
    const student = await server.as('student');
    const author = await server.as('super-admin');
    const test = await addTestFixture(server.db, 'sat');
    const set = (opens: 'released' | 'at_once') =>
      author.call('PUT /sats/test_sats/{id}', {
        params: { id: test.exam },
        body: { review: { opens, at: null, shows_score: false } },
      });
    await set('released');
    const at = testClient(server, student, test);
    await at.save([entryFor(test, 0, true), entryFor(test, 1, false)]);
    await at.submit();
    expect((await list(student)).data).toEqual([]);
    expect((await student.call('GET /mistakes/redo', { query: {} })).data).toEqual([]);
    await set('at_once');
    const { data } = await list(student);
    const [, wrong, third] = test.choices;
    expect(data.map(({ question_id, left_out, source, number }) => [question_id, left_out, source, number])).toEqual(
      expect.arrayContaining([
        [wrong?.id, false, 'test', 2],
        [third?.id, true, 'test', 3],
        [test.typed, true, 'test', 4],
      ]),
    );
    expect(data.find(({ question_id }) => question_id === wrong?.id)).toMatchObject({
      question: { id: wrong?.id },
      location: {
        reference_type: 'HomeSatMockTestQuestion',
        reference_id: test.exam,
        section: 'MathNoCalc',
        open: true,
      },
    });
    // Reset Test hides the key again.
    await server.db
      .insertInto('test_attempts')
      .values({ user_id: student.account.id, exam_id: test.exam, section: test.section, is_real: false, attempt: 2 })
      .execute();
    expect((await list(student)).data).toEqual([]);
    const due = await student.call('GET /mistakes/redo', { query: {} });
    expect(due.data.some(({ question }) => test.choices.some(({ id }) => id === question.id))).toBe(false);
  });
});

describe('a paper', () => {
  it('has number, letter and right letter of each wrong answer, and no redo', async () => {
    const student = await server.as('student');
    const exam = await addPaper(server.db, 'sat');
    const section = sectionOf('sat', 'MathNoCalc');
    if (!section) throw new Error('no section');
    const sheet: Record<string, string> = rightSheet(section);
    const wrongLetter = sheet[1] === 'A' ? 'B' : 'A';
    await callByName(server, student, 'POST /user_sats', {
      body: {
        sat_id: exam,
        bubbleSheetAnswer: JSON.stringify({ MathNoCalc: { ...sheet, 1: wrongLetter } }),
        grade_submitted: { MathNoCalc: true },
      },
    });
    const { data } = await list(student);
    expect(data).toMatchObject([
      {
        ...{ question_id: null, source: 'paper', number: 1, letter: wrongLetter, right_letter: sheet[1] },
        ...{ question: null, comes_back: null },
        location: { title: 'Practice test 5', section: 'MathNoCalc', exam_id: exam, family: 'sat' },
      },
    ]);
    expect((await student.call('GET /mistakes/redo', { query: {} })).data).toEqual([]);
    expect(data[0]?.practice).toBeNull();

    // The question of the number in the test on screen has the skill.
    const test = { section: 'MathNoCalc', is_real: false, position: 0, skill_codes: [circles] };
    await addQuestion(server.db, { kind: 'sat_test', id: exam }, test);
    const { reference, subsubtopic } = await aTaggedSet(server.db, [circles]);
    expect((await list(student)).data).toMatchObject([
      { skills: [{ code: circles }], practice: { ...reference, subsubtopic_id: subsubtopic } },
    ]);
  });
});
