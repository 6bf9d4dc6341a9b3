import { compilerVersion } from '@fourfold/core/rich-text/compile-formula';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { checkDocumentsLeniently } from './check-documents.ts';
import { contentChanged } from './content-changed.ts';

/** The columns of a table that store rich documents and their compiled formulas. */
export type CompiledTable = {
  table: string;
  key: string;
  documents: readonly string[];
  formulas: string;
  version: string;
};

/** All tables with rich documents. */
export const compiledTables: readonly CompiledTable[] = [
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
const batchSize = 500;

/** The progress in one table: rows done, of a total. */
export type RecompileProgress = { table: string; done: number; total: number };

/**
 * Recompiles, table by table, the formulas that another compiler version compiled; the documents do
 * not change. A formula that this version rejects is reported to `reporter.formulaError`, and is
 * shown as LaTeX until an author corrects it.
 */
export async function recompile(
  db: Db,
  reporter: { progress(step: RecompileProgress): void; formulaError(where: string): void },
): Promise<void> {
  for (const spec of compiledTables) {
    const total = await countOutdated(db, spec);
    for (let done = 0; done < total; ) {
      const rows = await recompileBatch(db, spec, reporter.formulaError);
      // Another process recompiles at the same time and has locked or done the remaining rows.
      if (rows === 0) break;
      done += rows;
      reporter.progress({ table: spec.table, done, total });
    }
  }
}

async function countOutdated(db: Db, { table, version }: CompiledTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${sql.ref(version)} <> ${compilerVersion}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function recompileBatch(db: Db, spec: CompiledTable, onFormulaError: (where: string) => void): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ key: string; documents: RichDocument[] }>`
      select ${sql.ref(spec.key)}::text as key,
             json_build_array(${sql.join(spec.documents.map((name) => sql.ref(name)))}) as documents
        from ${sql.table(spec.table)} where ${sql.ref(spec.version)} <> ${compilerVersion}
       order by 1 limit ${batchSize} for update skip locked
    `.execute(tx);
    const compiledRows = rows.map(({ key, documents }) => {
      const fields = Object.fromEntries(spec.documents.map((name, at) => [name, documents[at] ?? []]));
      const { formulas, uncompiled } = checkDocumentsLeniently(fields, `${spec.table} ${key}`);
      for (const message of uncompiled) onFormulaError(message);
      return { key, formulas };
    });
    await sql`
      update ${sql.table(spec.table)} as r
         set ${sql.ref(spec.formulas)} = made.formulas, ${sql.ref(spec.version)} = ${compilerVersion}
        from jsonb_to_recordset(${JSON.stringify(compiledRows)}::jsonb) as made (key text, formulas jsonb)
       where ${sql.ref(`r.${spec.key}`)}::text = made.key
    `.execute(tx);
    if (spec.table !== 'settings') {
      await contentChanged(
        tx,
        rows.map(({ key }) => key),
      );
    }
    return rows.length;
  });
}
