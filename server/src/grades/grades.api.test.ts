import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addPaperExam, type PaperTables } from './testing/add-paper-exam.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

const addExam = (family: Family, tables?: PaperTables) => addPaperExam(server.db, family, tables);
const saveSat = (sat_id: string, entered: object, person = student) =>
  person.call('POST /user_sats', { body: { sat_id, ...entered } });
const saveAct = (act_id: string, entered: object, person = student) =>
  person.call('POST /user_acts', { body: { act_id, ...entered } });
const scoreOf = (sat_id: string, person = student) =>
  person.call('GET /user_sats/get_sat_score', { query: { sat_id } });
const text = (value: unknown) => JSON.stringify(value);

async function replyTo(call: string, parts: { body?: object; query?: Record<string, string> }, person = student) {
  const { status, body } = await callByName(server, person, call, parts);
  return { status, error: body.errors?.[0] };
}

describe('the entries of a student for a paper SAT', () => {
  it('are stored as JSON texts by the four sections, with a flag for each [API-039] [API-037] [GRD-012]', async () => {
    const sat_id = await addExam('sat');
    const entered = {
      selectedWrong: text({ Reading: [3, 1] }),
      selectedUncertain: text({ MathCalc: [38] }),
      bubbleSheetAnswer: text({ MathNoCalc: { 1: 'b', 16: ' 3/4' } }),
      grade_submitted: { Reading: true },
      timed: { Reading: true },
    };
    const kept = {
      sat_id,
      user_id: student.account.id,
      selectedWrong: text({ Reading: [1, 3], Writing: [], MathNoCalc: [], MathCalc: [] }),
      selectedUncertain: text({ Reading: [], Writing: [], MathNoCalc: [], MathCalc: [38] }),
      bubbleSheetAnswer: text({ Reading: {}, Writing: {}, MathNoCalc: { 1: 'B', 16: '3/4' }, MathCalc: {} }),
      grade_submitted: { Reading: true, Writing: false, MathNoCalc: false, MathCalc: false },
      timed: { Reading: true, Writing: false, MathNoCalc: false, MathCalc: false },
      handed_in: { Reading: false, Writing: false, MathNoCalc: false, MathCalc: false },
      firstSubmitted: '{}',
    };
    expect(await saveSat(sat_id, entered)).toEqual(kept);
    expect((await student.call('GET /user_sats')).data.filter((grade) => grade.sat_id === sat_id)).toEqual([kept]);
  });

  it('are merged by section: sections that are not given stay, also if two devices save at the same time', async () => {
    const sat_id = await addExam('sat');
    await saveSat(sat_id, { selectedWrong: text({ Reading: [1, 2] }), timed: { Writing: true } });
    await Promise.all([
      saveSat(sat_id, { selectedWrong: text({ Writing: [4] }) }),
      saveSat(sat_id, { selectedWrong: text({ MathCalc: [5] }), timed: { MathCalc: true } }),
      saveSat(sat_id, { selectedWrong: text({ Reading: [] }) }),
    ]);
    const { selectedWrong, timed } = await saveSat(sat_id, {});
    expect(JSON.parse(selectedWrong)).toEqual({ Reading: [], Writing: [4], MathNoCalc: [], MathCalc: [5] });
    expect(timed).toEqual({ Reading: false, Writing: true, MathNoCalc: false, MathCalc: true });
  });

  it.each<[string, object, string]>([
    ['no JSON', { selectedWrong: 'Reading' }, 'selectedWrong: A JSON text of an object is expected'],
    [
      'a section of the other family',
      { selectedUncertain: '{"Science":[]}' },
      'selectedUncertain: There is no section Science',
    ],
    ['a number outside the section', { selectedWrong: '{"MathNoCalc":[21]}' }, 'has the questions 1 to 20, but no 21'],
    [
      'a letter that the question does not have',
      { bubbleSheetAnswer: '{"Reading":{"2":"F"}}' },
      'question 2 has the letters A, B, C, D',
    ],
    ['a flag of an unknown section', { timed: { English: true } }, 'timed: There is no section English'],
    ['an invalid flag', { grade_submitted: { Reading: 'yes' } }, 'grade_submitted'],
  ])('are refused with a message if they have %s, and not stored', async (_, entered, sentence) => {
    const sat_id = await addExam('sat');
    const reply = await replyTo('POST /user_sats', { body: { sat_id, timed: { Reading: true }, ...entered } });
    expect(reply).toEqual({ status: 400, error: expect.stringContaining(sentence) });
    expect((await student.call('GET /user_sats')).data.some((grade) => grade.sat_id === sat_id)).toBe(false);
  });
});

describe('the entries of a student for a paper ACT', () => {
  it('are stored in the same way by its own sections [API-043] [API-041] [GRD-012]', async () => {
    const act_id = await addExam('act');
    const kept = await saveAct(act_id, {
      selectedWrong: text({ Science: [40] }),
      bubbleSheetAnswer: text({ Mathematics: { 60: 'k' } }),
      grade_submitted: { Science: true },
      timed: { Science: true },
    });
    expect(kept).toMatchObject({
      act_id,
      selectedWrong: text({ English: [], Mathematics: [], Reading: [], Science: [40] }),
      selectedUncertain: text({ English: [], Mathematics: [], Reading: [], Science: [] }),
      bubbleSheetAnswer: text({ English: {}, Mathematics: { 60: 'K' }, Reading: {}, Science: {} }),
      grade_submitted: { English: false, Mathematics: false, Reading: false, Science: true },
      timed: { English: false, Mathematics: false, Reading: false, Science: true },
    });
    expect((await student.call('GET /user_acts')).data.filter((grade) => grade.act_id === act_id)).toEqual([kept]);
  });
});

describe('grades', () => {
  it('of an exam that is not visible to the student are not found, and an admin can grade a draft', async () => {
    const admin = await server.as('admin');
    const draft = await addExam('sat');
    await saveSat(draft, { timed: { Reading: true } });
    await setFlags(server.db, 'exams', draft, { is_publish: false });
    for (const sat_id of [draft, await addExam('act'), newId()]) {
      expect((await replyTo('POST /user_sats', { body: { sat_id } })).status).toBe(404);
      expect((await replyTo('GET /user_sats/get_sat_score', { query: { sat_id } })).status).toBe(404);
    }
    expect((await student.call('GET /user_sats')).data.some(({ sat_id }) => sat_id === draft)).toBe(false);
    expect((await saveSat(draft, { timed: { Writing: true } }, admin)).timed.Writing).toBe(true);
  });

  it('are a student’s own; a tutor logged in as the student can read and not write [API-037] [API-038] [API-039]', async () => {
    const [sat_id, act_id] = [await addExam('sat'), await addExam('act')];
    await saveSat(sat_id, { timed: { Reading: true } });
    const [other, tutor] = [await server.as('student'), await server.as('tutor-login')];
    expect((await other.call('GET /user_sats')).data).toEqual([]);
    await server.db
      .insertInto('exam_grades')
      .values({ user_id: tutor.account.id, exam_id: sat_id, timed: text({ MathCalc: true }) })
      .execute();
    expect((await tutor.call('GET /user_sats')).data).toMatchObject([{ sat_id, timed: { MathCalc: true } }]);
    expect((await scoreOf(sat_id, tutor)).timed.MathCalc).toBe(true);
    expect((await replyTo('POST /user_sats', { body: { sat_id } }, tutor)).status).toBe(403);
    expect((await replyTo('POST /user_acts', { body: { act_id } }, tutor)).status).toBe(403);
  });
});
