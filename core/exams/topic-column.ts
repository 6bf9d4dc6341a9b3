/** A number of an exam, in the order of its sections: "Reading" 12. */
export type ExamNumber = { section: string; number: number };

/** The topics of successive numbers, of which empty ones change nothing; or what is wrong with the column. */
export type TopicColumn = { topics: readonly string[] } | { problem: string };

/** The longest title of a topic. */
export const longestTopic = 200;

/**
 * Reads a column of topics that was pasted or uploaded: one row for each of `numbers`, from the first one on. A second
 * column before it may repeat the numbers, which are then checked; a heading is left out. Nothing is read in part: a
 * row too many or a wrong number is a problem, named in one sentence.
 */
export function readTopicColumn(rows: readonly (readonly string[])[], numbers: readonly ExamNumber[]): TopicColumn {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const last = cells.findLastIndex((row) => row.some((cell) => cell !== ''));
  const first = isHeading(cells[0] ?? []) ? 1 : 0;
  const table = cells.slice(first, last + 1);
  if (table.every((row) => row.every((cell) => cell === '' || isNumber(cell))))
    return { problem: 'There is no topic in it.' };
  const used = [...new Set(table.flatMap((row) => row.flatMap((cell, at) => (cell === '' ? [] : [at]))))].sort(
    (one, other) => one - other,
  );
  const [numberAt, topicAt] = used.length === 1 ? [undefined, used[0]] : used;
  if (used.length > 2 || topicAt === undefined) return { problem: `Text is in ${used.length} columns. ${oneColumn}` };
  if (table.length > numbers.length) return { problem: tooMany(table.length, numbers.length) };
  for (const [at, row] of table.entries()) {
    const rowName = `Row ${at + first + 1}`;
    const expected = numbers[at];
    const given = numberAt === undefined ? '' : (row[numberAt] ?? '');
    if (given !== '' && !isNumber(given)) return { problem: `Text is in 2 columns. ${oneColumn}` };
    if (expected && given !== '' && Number.parseInt(given, 10) !== expected.number)
      return {
        problem: `${rowName} has the number ${Number.parseInt(given, 10)}, where ${expected.number} of ${expected.section} is expected.`,
      };
    if ((row[topicAt]?.length ?? 0) > longestTopic)
      return { problem: `${rowName}: a topic has at most ${longestTopic} characters.` };
  }
  return { topics: table.map((row) => row[topicAt] ?? '') };
}

const oneColumn =
  'Keep the column of the topics, in the order of the numbers; a column of the numbers may be before it.';

function tooMany(rows: number, numbers: number): string {
  return `It has ${rows} rows, and from here on there ${numbers === 1 ? 'is 1 number' : `are ${numbers} numbers`}.`;
}

/** "12", "12." or "12)". */
function isNumber(cell: string): boolean {
  return /^\d+[.)]?$/.test(cell);
}

/** Whether all cells with text are names of columns. */
function isHeading(row: readonly string[]): boolean {
  const named = row.filter((cell) => cell !== '');
  return named.length > 0 && named.every((cell) => /^(topics?|titles?|numbers?|no\.?|#|questions?)$/i.test(cell));
}
