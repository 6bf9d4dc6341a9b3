import { examEditions } from '@fourfold/core/exams/exam-editions';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { keySheet, rightAnswer, rightSheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { request } from '../testing/client.ts';
import { addOwnExam } from '../testing/content.ts';
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
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function replyTo(call: string, parts: { body?: object; query?: Record<string, string> }, person = student) {
  const { status, body } = await callByName(server, person, call, parts);
  return { status, error: body.errors?.[0] };
}

function mathematicsSheet(changed: Record<string, string> = {}) {
  const section = sectionOf('act', 'Mathematics');
  return { ...(section && rightSheet(section)), ...changed };
}

describe('a bubble sheet', () => {
  it('with a key is graded on the server; unanswered questions are wrong, and no reply has the key', async () => {
    const act_id = await addExam('act', { key: keySheet('act') });
    const bubbleSheetAnswer = text({ Mathematics: mathematicsSheet({ 2: '', 59: 'A', 60: 'F' }) });
    const reply = await saveAct(act_id, { bubbleSheetAnswer, grade_submitted: { Mathematics: true } });
    const maths = sectionOf('act', 'Mathematics');
    const wrong = [2, 59, 60].filter((number) => {
      const given = { 2: '', 59: 'A', 60: 'F' }[number];
      return maths && given !== rightAnswer(maths, number);
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
      expect(body).not.toMatch(/bubble_sheet_answers|key(?!_seen)/i);
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
    const sat_id = await addExam('sat', { key });
    const wrongWith = async (changed: Record<string, string>) => {
      const sheet = { ...(section && rightSheet(section)), ...changed };
      const graded = { grade_submitted: { MathNoCalc: true } };
      const reply = await saveSat(sat_id, { bubbleSheetAnswer: text({ MathNoCalc: sheet }), ...graded });
      return JSON.parse(reply.selectedWrong).MathNoCalc as number[];
    };
    expect(await wrongWith({ 16: '3/2', 17: '.75' })).toEqual([]);
    expect(await wrongWith({ 16: '2.5', 17: '20' })).toEqual([]);
    expect(await wrongWith({ 16: '2.51', 17: '9.99' })).toEqual([16, 17]);
  });

  it('is stored and not graded if there is no key or it is not submitted', async () => {
    const key = keySheet('act').map((row) => row.with(1, ''));
    const act_id = await addExam('act', { key: key.with(0, keySheet('act')[0] ?? []) });
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
  it('of a SAT uses its table, and appears as its sections are graded [API-038]', async () => {
    const sat_id = await addExam('sat', { score: satTable() });
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

  it('of an ACT has four sections and the composite [API-042]', async () => {
    const score = (act_id: string) => student.call('GET /user_acts/get_act_score', { query: { act_id } });
    const types = examEditions['act-classic'].sections.map(({ type }) => type);
    const whole = {
      selectedWrong: text(Object.fromEntries(types.map((type) => [type, []]))),
      grade_submitted: Object.fromEntries(types.map((type) => [type, true])),
    };
    const [scaled, raw] = [await addExam('act', { score: actTable() }), await addExam('act')];
    for (const id of [scaled, raw]) await saveAct(id, whole);
    expect(await score(scaled)).toMatchObject({ type: 'TestAct', grand_score: { value: 36, of: 36, raw: 215 } });
    expect(await score(raw)).toMatchObject({ converted: false, grand_score: { value: 215, of: 215 } });
  });

  it('of an official exam is the recorded one, and the record has no sections to grade', async () => {
    const marks = JSON.stringify({ verbal: 640, math: 710 });
    const sat_id = await addOwnExam(server.db, 'sat', { user_id: student.account.id, marks });
    expect(await scoreOf(sat_id)).toMatchObject({ type: 'RealSat', score_present: true, grand_score: { value: 1350 } });
    const reply = await replyTo('POST /user_sats', { body: { sat_id, timed: { Reading: true } } });
    expect(reply).toMatchObject({ status: 400, error: expect.stringContaining('no sections') });
    const other = await server.as('student');
    expect(await replyTo('GET /user_sats/get_sat_score', { query: { sat_id } }, other)).toMatchObject({ status: 404 });
  });
});
