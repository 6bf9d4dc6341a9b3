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

/** Returns a valid table of a digital SAT: ranges of 60 points; the easier route ends at 600 and 40 of 44, or 50 of 54. */
export function screenTable(): string[][] {
  const sections = [
    { title: 'Reading and Writing', most: 54 },
    { title: 'Math', most: 44 },
  ];
  const rows = sections.flatMap(({ title, most }) =>
    (['easier', 'harder'] as const).flatMap((route) => {
      const [from, to] = route === 'easier' ? [0, most - 4] : [10, most];
      return Array.from({ length: to - from + 1 }, (_, at) => {
        const raw = from + at;
        const middle = Math.round((route === 'easier' ? 230 + (370 * raw) / most : 340 + (450 * raw) / most) / 10) * 10;
        return [title, route, raw, Math.max(200, middle - 30), Math.min(800, middle + 30)].map(String);
      });
    }),
  );
  return [['Section', 'Route', 'Raw score', 'Lower score', 'Upper score'], ...rows];
}

/** Returns a valid table of a linear digital SAT: 200 to 800 with ranges of 50 points. */
export function linearTable(): string[][] {
  const rows = Object.entries({ 'Reading and Writing': 66, Math: 54 }).flatMap(([title, most]) =>
    Array.from({ length: most + 1 }, (_, raw) => {
      const lower = Math.min(750, 200 + 10 * Math.round((57 * raw) / most));
      return [title, `${raw}`, `${lower}`, `${lower + 50}`];
    }),
  );
  return [['Section', 'Raw score', 'Lower score', 'Upper score'], ...rows];
}

/** Returns a valid table of an enhanced ACT with all questions of each section. */
export function actScreenTable(): string[][] {
  const sizes = { English: 50, Mathematics: 45, Reading: 36, Science: 40 };
  const rows = Object.entries(sizes).flatMap(([title, most]) =>
    Array.from({ length: most + 1 }, (_, raw) => [title, `${raw}`, `${1 + Math.round((35 * raw) / most)}`]),
  );
  return [['Section', 'Raw', 'Score'], ...rows];
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
