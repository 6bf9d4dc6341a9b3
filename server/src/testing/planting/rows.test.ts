import { expect, it } from 'vitest';
import { insertText, literal, row } from './rows.ts';

it('writes each type of value as an SQL literal', () => {
  expect([null, true, 3, new Date(0), Buffer.from('a'), ['x', 'a "b"'], "it's", { a: 1 }].map(literal)).toEqual([
    'null',
    'true',
    '3',
    "'1970-01-01T00:00:00.000Z'",
    "'\\x61'",
    `'{"x","a \\"b\\""}'`,
    "'it''s'",
    `'{"a":1}'`,
  ]);
});

it('keeps the order of the rows, omits undefined values, and merges adjacent rows with the same columns', () => {
  const link = (tutor_id: string, linked_at?: Date) =>
    row('tutor_students', { tutor_id, student_id: 's', ...(linked_at && { linked_at }) });
  expect(insertText([link('a'), link('b'), link('c', new Date(0)), link('d')])).toBe(
    [
      "insert into tutor_students (tutor_id, student_id) values ('a', 's'), ('b', 's')",
      "insert into tutor_students (tutor_id, student_id, linked_at) values ('c', 's', '1970-01-01T00:00:00.000Z')",
      "insert into tutor_students (tutor_id, student_id) values ('d', 's')",
    ].join(';\n'),
  );
});
