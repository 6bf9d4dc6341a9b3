import type { Family } from '@fourfold/core/exams/families';
import { examFamilies } from '@fourfold/core/exams/families';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { keySheet, rightAnswer, rightSheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { request } from '../testing/client.ts';
import { addExamQuestion, change } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

type Tables = { score?: string[][]; key?: string[][]; owner_id?: string; marks?: Record<string, number> };
async function anExam(family: Family, { score = [], key = [], owner_id, marks = {} }: Tables = {}): Promise<string> {
  const rows = {
    score: JSON.stringify(score),
    bubble_sheet_answers: JSON.stringify(key),
    marks: JSON.stringify(marks),
  };
  const { exam_id } = await addExamQuestion(server.db, family, {
    exam: { title: 'Paper 3', ...rows, ...(owner_id !== undefined && { owner_id }) },
  });
  return exam_id;
}

const saveSat = (sat_id: string, entered: object, person = student) =>
  person.call('POST /user_sats', { body: { sat_id, ...entered } });
const saveAct = (act_id: string, entered: object, person = student) =>
  person.call('POST /user_acts', { body: { act_id, ...entered } });
const scoreOf = (sat_id: string, person = student) =>
  person.call('GET /user_sats/get_sat_score', { query: { sat_id } });
const text = (value: unknown) => JSON.stringify(value);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function refused(call: string, parts: { body?: object; query?: Record<string, string> }, person = student) {
  const reply = await request(server.url, call, parts, person.token);
  const { errors } = (await reply.json()) as { errors?: string[] };
  return { status: reply.status, error: errors?.[0] };
}

function mathsSheet(changed: Record<string, string> = {}) {
  const section = sectionOf('act', 'Mathematics');
  return { ...(section && rightSheet('act', section)), ...changed };
}

describe('what a student enters for a paper SAT', () => {
  it('is kept as JSON texts by the four sections, with a flag for each [API-039] [API-037] [GRD-012]', async () => {
    const sat_id = await anExam('sat');
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
    };
    expect(await saveSat(sat_id, entered)).toEqual(kept);
    expect((await student.call('GET /user_sats')).data.filter((grade) => grade.sat_id === sat_id)).toEqual([kept]);
  });

  it('is merged section by section: what is not named stays, also when two devices save at once', async () => {
    const sat_id = await anExam('sat');
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
    ['a flag of no section', { timed: { English: true } }, 'timed: There is no section English'],
    ['a flag that is none', { grade_submitted: { Reading: 'yes' } }, 'grade_submitted'],
  ])('is refused with a sentence when it has %s, and nothing is kept', async (_, entered, sentence) => {
    const sat_id = await anExam('sat');
    const reply = await refused('POST /user_sats', { body: { sat_id, timed: { Reading: true }, ...entered } });
    expect(reply).toEqual({ status: 400, error: expect.stringContaining(sentence) });
    expect((await student.call('GET /user_sats')).data.some((grade) => grade.sat_id === sat_id)).toBe(false);
  });
});

describe('what a student enters for a paper ACT', () => {
  it('is kept in the same way by its own sections [API-043] [API-041] [GRD-012]', async () => {
    const act_id = await anExam('act');
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

describe('a bubble sheet', () => {
  it('with a key is graded on the server; what is not answered is wrong, and no reply has the key', async () => {
    const act_id = await anExam('act', { key: keySheet('act') });
    const bubbleSheetAnswer = text({ Mathematics: mathsSheet({ 2: '', 59: 'A', 60: 'F' }) });
    const reply = await saveAct(act_id, { bubbleSheetAnswer, grade_submitted: { Mathematics: true } });
    const maths = sectionOf('act', 'Mathematics');
    const wrong = [2, 59, 60].filter((number) => {
      const given = { 2: '', 59: 'A', 60: 'F' }[number];
      return maths && given !== rightAnswer('act', maths, number);
    });
    expect(wrong.length).toBeGreaterThan(1);
    expect(JSON.parse(reply.selectedWrong).Mathematics).toEqual(wrong);
    expect(reply.grade_submitted).toMatchObject({ Mathematics: true, English: false });
    const empty = await saveAct(act_id, { bubbleSheetAnswer: '{"English":{}}', grade_submitted: { English: true } });
    expect(JSON.parse(empty.selectedWrong).English).toEqual(numbers(75));
    for (const call of ['GET /user_acts', 'GET /user_acts/get_act_score'] as const) {
      const answer = await request(server.url, call, { query: { act_id } }, student.token);
      const body = await answer.text();
      expect(answer.status).toBe(200);
      expect(body).not.toMatch(/bubble_sheet_answers|key/i);
    }
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(reply).toSorted());
    expect(Object.keys(reply)).not.toContain('bubble_sheet_answers');
  });

  it('is checked against typed answers and ranges with a hyphen or an en dash [GRD-017]', async () => {
    const section = sectionOf('sat', 'MathNoCalc');
    const key = keySheet('sat').map((row, at) => {
      if (at === 16) return row.with(3, '1.5-2.5');
      if (at === 17) return row.with(3, '10–20; 3/4');
      return row;
    });
    const sat_id = await anExam('sat', { key });
    const wrongWith = async (changed: Record<string, string>) => {
      const sheet = { ...(section && rightSheet('sat', section)), ...changed };
      const reply = await saveSat(sat_id, { bubbleSheetAnswer: text({ MathNoCalc: sheet }) });
      return JSON.parse(reply.selectedWrong).MathNoCalc as number[];
    };
    expect(await wrongWith({ 16: '3/2', 17: '.75' })).toEqual([]);
    expect(await wrongWith({ 16: '2.5', 17: '20' })).toEqual([]);
    expect(await wrongWith({ 16: '2.51', 17: '9.99' })).toEqual([16, 17]);
  });

  it('without a key is kept and grades nothing, and with one a sheet that is not submitted neither', async () => {
    const key = keySheet('act').map((row) => row.with(1, ''));
    const act_id = await anExam('act', { key: key.with(0, keySheet('act')[0] ?? []) });
    const sheet = { bubbleSheetAnswer: '{"English":{"1":"A"}}' };
    const english = await saveAct(act_id, { ...sheet, grade_submitted: { English: true } });
    expect([english.grade_submitted.English, JSON.parse(english.bubbleSheetAnswer).English]).toEqual([
      false,
      { 1: 'A' },
    ]);
    const marked = await saveAct(act_id, { selectedWrong: '{"English":[7]}', grade_submitted: { English: true } });
    expect(marked.grade_submitted.English).toBe(true);
    const again = await saveAct(act_id, { ...sheet, grade_submitted: { English: true } });
    expect([again.grade_submitted.English, JSON.parse(again.selectedWrong).English]).toEqual([true, [7]]);
    const draft = await saveAct(act_id, {
      bubbleSheetAnswer: '{"Science":{"1":"A"}}',
      grade_submitted: { Science: false },
    });
    expect([draft.grade_submitted.Science, JSON.parse(draft.selectedWrong).Science]).toEqual([false, []]);
  });
});

describe('the score', () => {
  it('of a SAT comes by its table, and by parts as sections are graded [API-038]', async () => {
    const sat_id = await anExam('sat', { score: satTable() });
    expect(await scoreOf(sat_id)).toMatchObject({
      sat_id,
      sat_title: 'Paper 3',
      type: 'TestSat',
      score_present: false,
    });
    const all = { Reading: [1], Writing: [], MathNoCalc: numbers(20) };
    const graded = Object.fromEntries(Object.keys(all).map((type) => [type, true]));
    await saveSat(sat_id, { selectedWrong: text(all), grade_submitted: graded, timed: { Reading: true } });
    expect(await scoreOf(sat_id)).toMatchObject({
      score_present: true,
      converted: true,
      timed: { Reading: true, Writing: false, MathNoCalc: false, MathCalc: false },
      sections: { Reading: { value: 39, of: 40, raw: 51 }, Writing: { value: 40, of: 40 } },
      total_verbal_score: { value: 790, of: 800 },
      total_math_score: { value: null, reason: 'Math - Calculator is not graded yet.' },
      grand_score: { value: null, of: 1600, reason: 'Math - Calculator is not graded yet.' },
    });
    await saveSat(sat_id, { selectedWrong: '{"MathCalc":[]}', grade_submitted: { MathCalc: true } });
    expect((await scoreOf(sat_id)).grand_score.value).toBe(790 + 590);
  });

  it('of an ACT has its four and the composite [API-042]', async () => {
    const score = (act_id: string) => student.call('GET /user_acts/get_act_score', { query: { act_id } });
    const types = examFamilies.act.sections.map(({ type }) => type);
    const whole = {
      selectedWrong: text(Object.fromEntries(types.map((type) => [type, []]))),
      grade_submitted: Object.fromEntries(types.map((type) => [type, true])),
    };
    const [scaled, raw] = [await anExam('act', { score: actTable() }), await anExam('act')];
    for (const id of [scaled, raw]) await saveAct(id, whole);
    expect(await score(scaled)).toMatchObject({ type: 'TestAct', grand_score: { value: 36, of: 36, raw: 215 } });
    expect(await score(raw)).toMatchObject({ converted: false, grand_score: { value: 215, of: 215 } });
  });

  it('of an official exam is what its record says, and the record has no sections to grade', async () => {
    const owner_id = student.account.id;
    const sat_id = await anExam('sat', { owner_id, marks: { verbal: 640, math: 710 } });
    expect(await scoreOf(sat_id)).toMatchObject({ type: 'RealSat', score_present: true, grand_score: { value: 1350 } });
    const reply = await refused('POST /user_sats', { body: { sat_id, timed: { Reading: true } } });
    expect(reply).toMatchObject({ status: 400, error: expect.stringContaining('no sections') });
    const other = await server.as('student');
    expect(await refused('GET /user_sats/get_sat_score', { query: { sat_id } }, other)).toMatchObject({ status: 404 });
  });
});

describe('grades', () => {
  it('of an exam that a student may not see are not found, and an admin’s draft can be graded', async () => {
    const admin = await server.as('admin');
    const draft = await anExam('sat');
    await saveSat(draft, { timed: { Reading: true } });
    await change(server.db, 'exams', draft, { is_publish: false });
    for (const sat_id of [draft, await anExam('act'), newId()]) {
      expect((await refused('POST /user_sats', { body: { sat_id } })).status).toBe(404);
      expect((await refused('GET /user_sats/get_sat_score', { query: { sat_id } })).status).toBe(404);
    }
    expect((await student.call('GET /user_sats')).data.some(({ sat_id }) => sat_id === draft)).toBe(false);
    expect((await saveSat(draft, { timed: { Writing: true } }, admin)).timed.Writing).toBe(true);
  });

  it('are one student’s own; a tutor who looks on reads and cannot write [API-037] [API-038] [API-039]', async () => {
    const [sat_id, act_id] = [await anExam('sat'), await anExam('act')];
    await saveSat(sat_id, { timed: { Reading: true } });
    const [other, tutor] = [await server.as('student'), await server.as('tutor-login')];
    expect((await other.call('GET /user_sats')).data).toEqual([]);
    await server.db
      .insertInto('exam_grades')
      .values({ user_id: tutor.account.id, exam_id: sat_id, timed: text({ MathCalc: true }) })
      .execute();
    expect((await tutor.call('GET /user_sats')).data).toMatchObject([{ sat_id, timed: { MathCalc: true } }]);
    expect((await scoreOf(sat_id, tutor)).timed.MathCalc).toBe(true);
    expect((await refused('POST /user_sats', { body: { sat_id } }, tutor)).status).toBe(403);
    expect((await refused('POST /user_acts', { body: { act_id } }, tutor)).status).toBe(403);
  });
});
