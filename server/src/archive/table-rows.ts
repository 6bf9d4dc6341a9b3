import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartError } from '../start-error.ts';
import type { Queryable, Table } from './catalog.ts';

/** One JSON line per row. COPY does not change it, because JSON escapes these quote and delimiter characters. */
const copyOptions = `with (format csv, quote e'\\x01', delimiter e'\\x02')`;

/** Bytes of a part: large enough to compress well, small enough for memory. */
const partSize = 4 * 1024 * 1024;

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');

export type RowSource = { table: string; columns: readonly string[]; where?: string; orderBy?: readonly string[] };

/** Streams the rows of a table as lines of JSON, in parts of complete lines. */
export async function* rowsOf(client: pg.ClientBase, source: RowSource): AsyncGenerator<Buffer> {
  const { table, columns, where = 'true', orderBy = [] } = source;
  const order = orderBy.length > 0 ? `order by ${quoted(orderBy)}` : '';
  const rows = `select ${quoted(columns)} from ${pg.escapeIdentifier(table)} where ${where} ${order}`;
  const stream = client.query(copyTo(`copy (select row_to_json(r) from (${rows}) r) to stdout ${copyOptions}`));
  yield* splitIntoParts(stream, partSize);
}

/** Splits after the first line that reaches the size: the same rows give the same parts, whatever the chunks are. */
export async function* splitIntoParts(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const all = Buffer.concat(parts, length);
      const cut = all.indexOf('\n', size - 1) + 1;
      parts = [all.subarray(cut)];
      length = all.length - cut;
      if (cut === 0) break;
      yield all.subarray(0, cut);
    }
  }
  if (length > 0) yield Buffer.concat(parts, length);
}

/** Creates the temporary table for incoming lines; it is dropped at the end of the transaction. */
export async function prepareLoading(client: Queryable): Promise<void> {
  await client.query('create temp table incoming_lines (line json) on commit drop');
}

/**
 * Inserts lines of JSON into a table by column name. PostgreSQL converts the values to the types of
 * the table, so they are restored exactly. Returns the number of rows.
 */
export async function loadRows(client: pg.ClientBase, target: RowTarget, lines: Buffer): Promise<number> {
  try {
    await client.query('truncate incoming_lines');
    await pipeline([lines], client.query(copyFrom(`copy incoming_lines from stdin ${copyOptions}`)));
    return (await client.query(insertStatement(target))).rowCount ?? 0;
  } catch (error) {
    // SQLSTATE classes 22 and 23: a value of the wrong type, or a violated constraint.
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
    throw new StartError(`The archive was altered: ${target.table.name}: ${(error as Error).message}.`);
  }
}

function insertStatement({ table, columns, constants = {} }: RowTarget): string {
  const known = new Map(table.columns.map((column) => [column.name, column]));
  const values = columns.map((name) => {
    const value = `r.${pg.escapeIdentifier(name)}`;
    // In a line both JSON's null and SQL's null are null; in a required column it is JSON's null.
    return known.get(name)?.isJson && known.get(name)?.isRequired ? `coalesce(${value}, 'null')` : value;
  });
  const into = pg.escapeIdentifier(table.name);
  return `
    insert into ${into} (${quoted([...columns, ...Object.keys(constants)])}) overriding system value
    select ${[...values, ...Object.values(constants)].join(', ')}
      from incoming_lines, json_populate_record(null::${into}, line) r`;
}

/** `constants`: SQL values for columns that are not in the lines. */
export type RowTarget = { table: Table; columns: readonly string[]; constants?: Readonly<Record<string, string>> };
