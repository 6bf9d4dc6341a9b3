import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightAnswer, rightSheet } from '@fourfold/core/grading/testing/keys';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addPaper } from '../testing/paper-test.ts';
import { sheetOf } from '../testing/sealed-requests.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const text = (value: unknown) => JSON.stringify(value);

/** A student and an exam whose paper has a key; calls use the field names of the family. */
async function setUpPaper(family: Family, type: string, person?: TestPerson) {
  const section = sectionOf(family, type);
  if (!section) throw new Error(`no section ${type}`);
  const student = person ?? (await server.as('student'));
  const exam = await addPaper(server.db, family);
  const about = { [`${family}_id`]: exam };
  const save = async (body: object) =>
    (await callByName(server, student, `POST /user_${family}s`, { body: { ...about, ...body } })).body;
  const sheet = (letters: Record<string, string>) => ({ bubbleSheetAnswer: text({ [type]: letters }) });
  const submitted = { grade_submitted: { [type]: true } };
  return {
    student,
    save,
    section,
    draft: (letters: Record<string, string>, more: object = {}) => save({ ...sheet(letters), ...more }),
    submit: (letters: Record<string, string>) => save({ ...sheet(letters), ...submitted }),
    mark: (wrong: number[]) => save({ selectedWrong: text({ [type]: wrong }), ...submitted }),
    score: async () =>
      (await callByName(server, student, `GET /user_${family}s/get_${family}_score`, { query: about }))
        .body as unknown as Score,
    results: async () => (await student.call('GET /accounts/results')).grades,
  };
}
type Score = {
  score_present: boolean;
  sections: Record<string, { raw: number | null }>;
  shows: object;
  first: { sections: Record<string, { raw: number }>; grand_score: object } | null;
};
const wrongNumbers = (record: Readonly<Record<string, unknown>>, type: string) =>
  JSON.parse(String(record.selectedWrong))[type];
const firstSubmitted = (record: Readonly<Record<string, unknown>>) => JSON.parse(String(record.firstSubmitted));

describe.each([
  ['sat', 'Reading'],
  ['sat', 'MathNoCalc'],
  ['act', 'English'],
] as const)('the key of the paper of a %s, %s', (family, type) => {
  it('is not revealed by any number of sheets that are not submitted (Q276)', async () => {
    const paper = await setUpPaper(family, type);
    for (let letter = 0; letter < paper.section.letters.odd.length; letter++) {
      const sheet = sheetOf(paper.section, letter);
      for (const flags of [{}, { grade_submitted: {} }, { grade_submitted: { [type]: false } }]) {
        const reply = await paper.draft(sheet, flags);
        expect([wrongNumbers(reply, type), firstSubmitted(reply)]).toEqual([[], {}]);
        expect((reply.grade_submitted as Record<string, boolean>)[type]).toBe(false);
      }
    }
    // A submission without a sheet does not grade the section.
    await paper.save({ grade_submitted: { [type]: true } });
    expect(await paper.score()).toMatchObject({ score_present: false, shows: {}, first: null });
    expect(await paper.results()).toMatchObject([{ raw: null, first_raw: null, wrong: [] }]);
  });

  it('is shown by the first Submit: unanswered questions are wrong, and that state stays stored beside corrections', async () => {
    const { draft, submit, mark, score, results, section } = await setUpPaper(family, type);
    const [one, two] = [1, 2].map((number) => rightAnswer(section, number));
    const reply = await submit({ 1: one ?? '' });
    const numbers = Array.from({ length: section.questions }, (_, index) => index + 1);
    const first = { sheet: { 1: one }, wrong: numbers.slice(1), at: server.clock.now.toISOString(), key_seen: false };
    expect([wrongNumbers(reply, type), firstSubmitted(reply)]).toEqual([numbers.slice(1), { [type]: first }]);
    expect(await score()).toMatchObject({ sections: { [type]: { raw: 1 } }, shows: { [type]: 'first' }, first: null });

    const corrected = await submit({ 1: one ?? '', 2: two ?? '' });
    expect([wrongNumbers(corrected, type), firstSubmitted(corrected)]).toEqual([numbers.slice(2), { [type]: first }]);
    const before = { sections: { [type]: { raw: 1 } } };
    expect(await score()).toMatchObject({
      sections: { [type]: { raw: 2 } },
      shows: { [type]: 'corrected' },
      first: before,
    });
    expect(await results()).toMatchObject([{ raw: 2, first_raw: 1, key_seen: false }]);

    // A draft does not change the marks. Marks entered by hand are a correction too.
    expect(wrongNumbers(await draft(rightSheet(section)), type)).toEqual(numbers.slice(2));
    await mark([]);
    expect(await score()).toMatchObject({ sections: { [type]: { raw: section.questions } }, first: before });
  });

  it('is not shown by marks entered by hand, which give a separate score', async () => {
    const { mark, draft, score } = await setUpPaper(family, type);
    expect(firstSubmitted(await mark([1, 2]))).toEqual({});
    expect(wrongNumbers(await draft({ 1: 'A' }), type)).toEqual([1, 2]);
    expect(await score()).toMatchObject({ score_present: true, shows: {}, first: null });
  });
});

it('if several devices submit at the same time, one is the first, and all get that state', async () => {
  const { submit, save, section } = await setUpPaper('sat', 'Reading');
  const sheets = [0, 1, 2, 3].map((letter) => sheetOf(section, letter));
  await Promise.all(sheets.map((sheet) => submit(sheet)));
  const first = firstSubmitted(await save({})).Reading;
  expect(sheets).toContainEqual(first.sheet);
  await submit(rightSheet(section));
  expect(firstSubmitted(await save({})).Reading).toEqual(first);
});
