import { compilerVersion } from '@fourfold/core/rich-text/compile-formula';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { checkForm } from './check-documents.ts';

/** The columns of a table that store rich documents and their compiled formulas. */
export type Compiled = { table: string; key: string; documents: readonly string[]; formulas: string; version: string };

/** All tables with rich documents. */
export const compiled: readonly Compiled[] = [
  {
    table: 'questions',
    key: 'id',
    documents: ['question', 'question_exp', 'help', 'help_exp'],
    formulas: 'formulas',
    version: 'formulas_version',
  },
  {
    table: 'answers',
    key: 'id',
    documents: ['answer', 'explanation'],
    formulas: 'formulas',
    version: 'formulas_version',
  },
  {
    table: 'problem_sets',
    key: 'id',
    documents: ['notes'],
    formulas: 'notes_formulas',
    version: 'notes_formulas_version',
  },
  {
    table: 'exam_questions',
    key: 'id',
    documents: ['video_explanation', 'video_mock_explanation'],
    formulas: 'formulas',
    version: 'formulas_version',
  },
  {
    table: 'settings',
    key: 'only_row',
    documents: ['introduction_video'],
    formulas: 'introduction_video_formulas',
    version: 'introduction_video_formulas_version',
  },
];

/** Rows per transaction. */
const batch = 500;

/** The progress in one table: rows done, of a total. */
export type Recompiled = { table: string; done: number; of: number };

/**
 * Recompiles, table by table, the formulas that another compiler version compiled; the documents do
 * not change. A formula that this version rejects is reported to `reporter.formulaError`, and is
 * shown as LaTeX until an author corrects it.
 */
export async function recompile(
  db: Kysely<Database>,
  on: { progress(step: Recompiled): void; fault(where: string): void },
): Promise<void> {
  for (const kind of compiled) {
    const of = await outdated(db, kind);
    for (let done = 0; done < of; ) {
      const rows = await recompileSome(db, kind, on.fault);
      // Another process recompiles at the same time and has locked or done the remaining rows.
      if (rows === 0) break;
      done += rows;
      on.progress({ table: kind.table, done, of });
    }
  }
}

async function outdated(db: Kysely<Database>, { table, version }: Compiled): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(version)} <> ${compilerVersion}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function recompileSome(db: Kysely<Database>, kind: Compiled, onFault: (where: string) => void): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string; documents: RichDocument[] }>`
      select ${sql.ref(kind.key)}::text as key,
             json_build_array(${sql.join(kind.documents.map((name) => sql.ref(name)))}) as documents
        from ${sql.table(kind.table)} where ${sql.ref(kind.version)} <> ${compilerVersion}
       order by 1 limit ${batch} for update skip locked
    `.execute(tx);
    const made = rows.map(({ key, documents }) => {
      const fields = Object.fromEntries(kind.documents.map((name, at) => [name, documents[at] ?? []]));
      const { formulas, uncompiled } = checkForm(fields, `${kind.table} ${key}`);
      for (const fault of uncompiled) onFault(fault);
      return { key, formulas };
    });
    await sql`
      update ${sql.table(kind.table)} as r
         set ${sql.ref(kind.formulas)} = made.formulas, ${sql.ref(kind.version)} = ${compilerVersion}
        from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (key text, formulas jsonb)
       where ${sql.ref(`r.${kind.key}`)}::text = made.key
    `.execute(tx);
    return rows.length;
  });
}
