import type { RichDocument } from '@fourfold/core/rich-text/document';
import type pg from 'pg';
import { Refusal } from '../call/refusal.ts';
import { checkForm } from '../content/check-documents.ts';
import { type Compiled, compiled } from '../content/recompile.ts';
import { StartFault } from '../start-fault.ts';
import type { Asked } from './catalog.ts';

/** Rows checked at a time. */
const batch = 200;

/**
 * Checks every document that came in, as one that an author saves, and compiles its mathematics here: a page draws
 * compiled formulas as they are, so they are never taken from a file. Throws a sentence that names the document.
 */
export async function compileContent(client: pg.ClientBase): Promise<void> {
  for (const kind of compiled) await compileTable(client, kind);
}

type Row = { key: string; documents: RichDocument[] };

async function compileTable(client: Asked, { table, key, documents, formulas, version }: Compiled): Promise<void> {
  await client.query(`
    declare to_compile cursor for
     select "${key}"::text as key, json_build_array(${documents.map((name) => `"${name}"`)}) as documents from "${table}"`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batch} from to_compile`);
    if (rows.length === 0) break;
    const made = rows.map((row) => checkedRow(table, documents, row));
    await client.query(
      `update "${table}" r set "${formulas}" = made.formulas, "${version}" = made.version
         from jsonb_to_recordset($1::jsonb) as made (key text, formulas jsonb, version text)
        where r."${key}"::text = made.key`,
      [JSON.stringify(made)],
    );
  }
  await client.query('close to_compile');
}

function checkedRow(table: string, names: readonly string[], { key, documents }: Row) {
  try {
    const fields = Object.fromEntries(names.map((name, at) => [name, documents[at]]));
    const { formulas, formulas_version } = checkForm(fields, `${table} ${key}`);
    return { key, formulas, version: formulas_version };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    throw new StartFault(`The archive has a document that cannot be read: ${fault.message}`);
  }
}
