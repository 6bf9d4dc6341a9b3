import fc from 'fast-check';

const satHead = ['Raw Score', 'Math Section Score', 'Reading Test Score', 'Writing and Language Test Score'];
const actHead = ['Scale Score', 'English', 'Mathematics', 'Reading', 'Science'];

/** Returns a valid SAT table. It rises in steps, and its shorter columns are blank at the end. */
export function satTable(): string[][] {
  const cell = (raw: number, questions: number, min: number, max: number) =>
    raw > questions ? '' : String(min + Math.floor(((max - min) / 10) * (raw / questions)) * 10);
  const small = (raw: number, questions: number) =>
    raw > questions ? '' : String(10 + Math.floor((30 * raw) / questions));
  const rows = Array.from({ length: 59 }, (_, raw) => [
    String(raw),
    cell(raw, 58, 200, 800),
    small(raw, 52),
    small(raw, 44),
  ]);
  return [satHead, ...rows];
}

/** Returns a valid ACT table with every raw score once. */
export function actTable(): string[][] {
  const sizes = [75, 60, 40, 40];
  const ends = (questions: number, scale: number) => Math.round((questions * scale) / 36);
  const cell = (questions: number, scale: number) => {
    const from = scale === 1 ? 0 : ends(questions, scale - 1) + 1;
    const to = ends(questions, scale);
    if (from > to) return '-';
    return from === to ? String(to) : `${from}-${to}`;
  };
  const rows = Array.from({ length: 36 }, (_, at) => 36 - at).map((scale) => [
    String(scale),
    ...sizes.map((questions) => cell(questions, scale)),
  ]);
  return [actHead, ...rows];
}

/** Returns a valid table of ranges for 22 questions: 60 points wide, within 200 to 800. */
export function rangeTable(): string[][] {
  const middle = (raw: number) => 200 + Math.round((raw * 60) / 22) * 10;
  const rows = Array.from({ length: 23 }, (_, raw) => [
    raw,
    Math.max(200, middle(raw) - 30),
    Math.min(800, middle(raw) + 30),
  ]);
  return [['Right answers (raw)', 'Lower score', 'Upper score'], ...rows.map((cells) => cells.map(String))];
}

/** Returns the table with one cell changed; rows count from 1, columns from 0. */
export function withCell(table: readonly (readonly string[])[], row: number, column: number, text: string): string[][] {
  return table.map((cells, at) => (at === row - 1 ? cells.with(column, text) : [...cells]));
}

/** Arbitrary valid SAT tables: columns never fall, and may end early. */
export const anySatTable = fc
  .tuple(
    fc.array(fc.integer({ min: 200, max: 800 }), { minLength: 59, maxLength: 59 }),
    fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 1, maxLength: 53 }),
    fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 1, maxLength: 45 }),
    fc.boolean(),
  )
  .map(([math, reading, writing, falls]) => {
    const [m, r, w] = [math, reading, writing].map((column) => column.toSorted((a, b) => a - b));
    const rows = Array.from({ length: 59 }, (_, raw) => [raw, m?.[raw], r?.[raw], w?.[raw]]);
    return [satHead, ...(falls ? rows.toReversed() : rows).map((row) => row.map((cell) => String(cell ?? '')))];
  });

/** Arbitrary valid ACT tables: ranges of raw scores; some scale scores have none. */
export const anyActTable = fc
  .tuple(
    ...[75, 60, 40, 40].map((questions) =>
      fc.array(fc.integer({ min: -1, max: questions }), { minLength: 35, maxLength: 35 }).map((cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), questions];
        return ends.map((end, at) => ({ from: (ends[at - 1] ?? -1) + 1, to: end }));
      }),
    ),
  )
  .map((columns) => {
    const cell = (range: { from: number; to: number } | undefined) => {
      if (!range || range.from > range.to) return '—';
      return range.from === range.to ? String(range.to) : `${range.from}–${range.to}`;
    };
    return [
      actHead,
      ...Array.from({ length: 36 }, (_, at) => [String(at + 1), ...columns.map((ends) => cell(ends[at]))]),
    ];
  });
