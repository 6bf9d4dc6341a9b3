import { createHash } from 'node:crypto';
import { compileFormulas } from '@fourfold/core/rich-text/compile-formula';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import type { Row } from '@fourfold/server/testing/fixtures/rows';
import type pg from 'pg';

const documentColumns = ['question', 'question_exp', 'help', 'help_exp', 'answer', 'explanation'];

/** The same rows with their texts read as markup: `$x^2$` becomes a formula, and is compiled. */
export function withFormulas<P extends { rows: readonly Row[] }>(planted: P): P {
  return { ...planted, rows: planted.rows.map((one) => (isQuestionOrAnswer(one) ? compiled(one) : one)) };
}

const isQuestionOrAnswer = ({ table }: Row) => table === 'questions' || table === 'answers';

function compiled({ table, values }: Row): Row {
  const documents = Object.fromEntries(
    documentColumns.flatMap((name) => {
      const stored = values[name];
      return typeof stored === 'string' ? [[name, fromMarkup(plainText(JSON.parse(stored) as RichDocument))]] : [];
    }),
  );
  const result = compileFormulas(Object.values(documents));
  if (!result.ok) throw new Error(result.message);
  const texts = Object.fromEntries(
    Object.entries(documents).map(([name, document]) => [name, JSON.stringify(document)]),
  );
  return { table, values: { ...values, ...texts, formulas: JSON.stringify(result.formulas) } };
}

/** Stores the speech of formulas (`formulaKey`), as the job does. */
export async function plantSpeech(db: pg.Client, speech: Readonly<Record<string, string>>): Promise<void> {
  for (const [formula, text] of Object.entries(speech)) {
    const hash = createHash('sha256').update(formula).digest();
    await db.query('insert into spoken_formulas (hash, formula, speech) values ($1, $2, $3)', [hash, formula, text]);
  }
}
