import type pg from 'pg';
import { Refusal } from '../call/refusal.ts';
import { checkDocumentsLeniently } from '../content/check-documents.ts';
import { type CompiledTable, compiledTables } from '../content/recompile.ts';
import { StartError } from '../start-error.ts';
import type { Queryable } from './catalog.ts';

/** Rows checked at a time. */
const batchSize = 200;

/**
 * Checks every imported document like one that an author saves, and compiles its formulas: pages render compiled
 * formulas without a check, so they are never taken from a file. Returns the formulas that cannot be compiled, each
 * with its location; authors may have saved them like that. Throws a StartError that names an invalid document.
 */
export async function compileContent(client: pg.ClientBase): Promise<string[]> {
  const uncompiled: string[][] = [];
  for (const kind of compiledTables) uncompiled.push(await compileTable(client, kind));
  return uncompiled.flat();
}

type Row = { key: string; documents: unknown[] };

async function compileTable(
  client: Queryable,
  { table, key, documents, formulas, version }: CompiledTable,
): Promise<string[]> {
  const uncompiled: string[] = [];
  await client.query(`
    declare to_compile cursor for
     select "${key}"::text as key, json_build_array(${documents.map((name) => `"${name}"`)}) as documents from "${table}"`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batchSize} from to_compile`);
    if (rows.length === 0) break;
    const compiledRows = rows.map((row) => checkedRow(table, documents, row));
    uncompiled.push(...compiledRows.flatMap((row) => row.uncompiled));
    await client.query(
      `update "${table}" r set "${formulas}" = made.formulas, "${version}" = made.version
         from jsonb_to_recordset($1::jsonb) as made (key text, formulas jsonb, version text)
        where r."${key}"::text = made.key`,
      [JSON.stringify(compiledRows.map(({ uncompiled: _, ...row }) => row))],
    );
  }
  await client.query('close to_compile');
  return uncompiled;
}

function checkedRow(table: string, names: readonly string[], { key, documents }: Row) {
  const record = `${table} ${key}`;
  // A document may be a text only in a request. A stored text would break everything that reads
  // blocks.
  const text = names.find((_, at) => !Array.isArray(documents[at]));
  if (text !== undefined) throw unreadable(`${record}, ${text}: A document must be a list of blocks.`);
  try {
    const fields = Object.fromEntries(names.map((name, at) => [name, documents[at]]));
    const { formulas, formulas_version, uncompiled } = checkDocumentsLeniently(fields, record);
    return { key, formulas, version: formulas_version, uncompiled };
  } catch (error) {
    throw error instanceof Refusal ? unreadable(error.message) : error;
  }
}

function unreadable(why: string): StartError {
  return new StartError(`The archive has a document that cannot be read: ${why}`);
}
