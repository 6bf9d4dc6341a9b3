import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());

type Table = string[][];
const cut = (table: Table, columns: number): Table => table.map((row) => row.slice(0, columns));
const widened = (table: Table): Table => table.map((row) => [...row, '1']);
const without = (table: Table, row: number): Table => table.toSpliced(row - 1, 1);

/** Rows are numbered as in a spreadsheet, including the header row. */
const satFaults: [what: string, table: Table, message: string][] = [
  ['too few columns', cut(satTable(), 3), 'D1: The table has 3 columns, but needs 4.'],
  ['too many columns', widened(satTable()), 'E1: There are 5 columns, but the table has 4.'],
  ['text for a number', withCell(satTable(), 5, 1, 'n/a'), 'B5: The Math score “n/a” is not a whole number.'],
  ['a gap', without(satTable(), 12), 'A12: The raw score 10 is missing: 9 is followed by 11.'],
  ['a raw score twice', withCell(satTable(), 12, 0, '9'), 'A12: The raw score 9 stands twice.'],
  [
    'a score outside the scale',
    withCell(satTable(), 60, 1, '810'),
    'B60: The Math score 810 is not between 200 and 800.',
  ],
  [
    'a hole in a column',
    withCell(satTable(), 30, 2, ''),
    'C30: Reading has no score for 28 right answers, but has one for more.',
  ],
  ['no rows', satTable().slice(0, 1), 'A2: There is no row below the head.'],
  ['nothing at all', [], 'A1: The table is empty.'],
];
const actFaults: [what: string, table: Table, message: string][] = [
  ['too few columns', cut(actTable(), 4), 'E1: The table has 4 columns, but needs 5.'],
  ['too many columns', widened(actTable()), 'F1: There are 6 columns, but the table has 5.'],
  [
    'text for a number',
    withCell(actTable(), 3, 1, 'Mar-73'),
    'B3: English: “Mar-73” is neither a raw score nor a range of them. A spreadsheet may have taken a range for a date.',
  ],
  ['a gap', withCell(actTable(), 2, 1, '75'), 'B2: English: The raw score 74 is missing.'],
  ['an overlap', withCell(actTable(), 2, 1, '72-75'), 'B2: English: The raw scores 72 to 73 stand twice.'],
  ['a scale score twice', withCell(actTable(), 3, 0, '36'), 'A3: The scale score 36 stands twice.'],
  ['a score outside the scale', withCell(actTable(), 2, 0, '37'), 'A2: The scale score 37 is not between 1 and 36.'],
  [
    'a raw score beyond the section',
    withCell(actTable(), 2, 4, '40-41'),
    'E2: Science: There are 40 questions, but a score for 41 right answers.',
  ],
];
const satKeyFaults: [what: string, table: Table, message: string][] = [
  ['nothing at all', [[''], []], 'A1: The table is empty.'],
  [
    'an invalid letter',
    withCell(keySheet('sat'), 4, 1, 'E'),
    'B4: Question 3 of Reading has the letters A, B, C, D: “E” is none of them.',
  ],
  [
    'text for a typed answer',
    withCell(keySheet('sat'), 17, 3, 'x'),
    'D17: Question 16 of Math - No Calculator takes a number or a range such as 1.5-2.5: “x” is neither.',
  ],
  ['a gap', without(keySheet('sat'), 9), 'A9: Question 8 is expected here, but 9 stands there.'],
  [
    'a short section',
    keySheet('sat').slice(0, 41),
    'B41: Reading has no answer for question 41: the key ends before it.',
  ],
  ['too few columns', cut(keySheet('sat'), 4), 'E1: The table has 4 columns, but needs 5.'],
];
const actKeyFaults: [what: string, table: Table, message: string][] = [
  [
    'a letter of the other questions',
    withCell(keySheet('act'), 3, 1, 'A'),
    'B3: Question 2 of English has the letters F, G, H, J: “A” is none of them.',
  ],
  ['one answer too many', withCell(keySheet('act'), 42, 3, 'A'), 'D42: Reading has only 40 questions.'],
];

const uploads = [
  {
    call: 'POST /sats/test_sats/update_score',
    id: 'API-106',
    family: 'sat',
    field: 'score',
    good: satTable(),
    faults: satFaults,
  },
  {
    call: 'POST /acts/test_acts/update_score',
    id: 'API-096',
    family: 'act',
    field: 'score',
    good: actTable(),
    faults: actFaults,
  },
  {
    call: 'POST /sats/test_sats/update_bubble_answers',
    id: 'API-107',
    family: 'sat',
    field: 'bubble_sheet_answers',
    good: keySheet('sat'),
    faults: satKeyFaults,
  },
  {
    call: 'POST /acts/test_acts/update_bubble_answers',
    id: 'API-097',
    family: 'act',
    field: 'bubble_sheet_answers',
    good: keySheet('act'),
    faults: actKeyFaults,
  },
] as const;

describe.each(uploads)('$call', ({ call, id, family, field, good, faults }) => {
  const send = (person: TestPerson, exam: string, table: readonly (readonly string[])[]) =>
    callByName(server, person, call, { body: { id: exam, [field]: table } });
  const stored = async (exam: string) =>
    (await callByName(server, superAdmin, `GET /${family}s/test_${family}s/{id}`, { params: { id: exam } })).body[
      field
    ];

  it(`stores the table as uploaded and returns the title, for super admins only [${id}]`, async () => {
    const exam = await addExam(server.db, family, { title: 'Practice test 3' });
    expect(await send(superAdmin, exam, good)).toEqual({ status: 200, body: { id: exam, title: 'Practice test 3' } });
    expect(await stored(exam)).toEqual(good);
    for (const role of ['student', 'tutor-login', 'tutor', 'admin'] as const) {
      expect((await send(await server.as(role), exam, good)).status).toBe(403);
    }
    const { action, actor_id } = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', exam)
      .executeTakeFirstOrThrow();
    expect([action, actor_id]).toEqual([call.split('/').at(-1), superAdmin.account.id]);
  });

  it('refuses an invalid table with its cell and the reason, and keeps the stored one', async () => {
    const exam = await addExam(server.db, family, { [field]: JSON.stringify(good) });
    for (const [what, table, message] of faults) {
      const { status, body } = await send(superAdmin, exam, table);
      expect([status, body.errors], what).toEqual([422, [message]]);
    }
    expect(await stored(exam)).toEqual(good);
  });

  it('accepts authored exams of its family only', async () => {
    const record = await addOwnExam(server.db, family, { user_id: superAdmin.account.id });
    const other = await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    for (const exam of [record, other, newId()]) expect((await send(superAdmin, exam, good)).status).toBe(404);
  });
});
