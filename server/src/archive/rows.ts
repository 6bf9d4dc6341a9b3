import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartFault } from '../start-fault.ts';
import type { Asked, Table } from './catalog.ts';

/** A row is one line of JSON. COPY leaves it as it is where its quote and its delimiter are signs that JSON escapes. */
const asLines = `with (format csv, quote e'\\x01', delimiter e'\\x02')`;

/** Bytes of a part: large enough to pack well, small enough to be held. */
const partSize = 4 * 1024 * 1024;

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ');

export type Source = { table: string; columns: readonly string[]; where?: string; orderBy?: readonly string[] };

/** The rows of a table as lines of JSON, in parts of whole lines; they pass through, and are never all here. */
export async function* rowsOf(client: pg.ClientBase, source: Source): AsyncGenerator<Buffer> {
  const { table, columns, where = 'true', orderBy = [] } = source;
  const order = orderBy.length > 0 ? `order by ${quoted(orderBy)}` : '';
  const rows = `select ${quoted(columns)} from ${pg.escapeIdentifier(table)} where ${where} ${order}`;
  const stream = client.query(copyTo(`copy (select row_to_json(r) from (${rows}) r) to stdout ${asLines}`));
  yield* inParts(stream, partSize);
}

/** Cut behind the first line that reaches the size: the same rows make the same parts, however they arrive. */
export async function* inParts(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
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

/** Where lines wait to become rows; gone with the transaction. */
export async function prepareLoading(client: Asked): Promise<void> {
  await client.query('create temp table incoming_lines (line json) on commit drop');
}

/**
 * Lines of JSON as rows of a table, by the names of their columns: the types are the table's, so a value comes back as
 * it was. Answers how many there were.
 */
export async function loadRows(client: pg.ClientBase, target: Target, lines: Buffer): Promise<number> {
  try {
    await client.query('truncate incoming_lines');
    await pipeline([lines], client.query(copyFrom(`copy incoming_lines from stdin ${asLines}`)));
    return (await client.query(insertOf(target))).rowCount ?? 0;
  } catch (fault) {
    // 22 and 23: values that are none of their type, or against a rule of the table.
    if (!/^2[23]/.test((fault as { code?: string }).code ?? '')) throw fault;
    throw new StartFault(`The archive was altered: ${target.table.name}: ${(fault as Error).message}.`);
  }
}

function insertOf({ table, columns, instead = {} }: Target): string {
  const known = new Map(table.columns.map((column) => [column.name, column]));
  const values = columns.map((name) => {
    const value = `r.${pg.escapeIdentifier(name)}`;
    // JSON's null and no value are both null in a line; where there must be a value it is the former.
    return known.get(name)?.isJson && known.get(name)?.isRequired ? `coalesce(${value}, 'null')` : value;
  });
  const into = pg.escapeIdentifier(table.name);
  return `
    insert into ${into} (${quoted([...columns, ...Object.keys(instead)])}) overriding system value
    select ${[...values, ...Object.values(instead)].join(', ')}
      from incoming_lines, json_populate_record(null::${into}, line) r`;
}

/** `instead`: SQL for columns that the lines have not. */
export type Target = { table: Table; columns: readonly string[]; instead?: Readonly<Record<string, string>> };
