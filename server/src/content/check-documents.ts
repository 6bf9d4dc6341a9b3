import { compileFormulas, compilerVersion } from '@fourfold/core/rich-text/compile-formula';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { parseRichField } from '@fourfold/core/rich-text/schema';
import { Refusal } from '../call/refusal.ts';

/** The rich fields of one record as they are stored: checked, and with their mathematics compiled once for all. */
export type CheckedDocuments<Field extends string> = {
  documents: Record<Field, RichDocument>;
  formulas: Formulas;
  formulas_version: string;
};

/**
 * Checks every rich field of a record, given as on the wire or as blocks, and compiles its formulas. What is wrong or
 * too large is refused with a sentence that says where: `answer 2, explanation: block 3, paragraph: …`.
 */
export function checkDocuments<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  record = '',
): CheckedDocuments<Field> {
  const documents: Partial<Record<Field, RichDocument>> = {};
  let formulas: Formulas = {};
  for (const [field, value] of Object.entries(fields) as [Field, unknown][]) {
    const checked = parseRichField(value);
    if (!checked.ok) throw refusal(record, field, checked.message);
    const compiled = compileFormulas([checked.document]);
    if (!compiled.ok) throw refusal(record, field, compiled.message);
    documents[field] = checked.document;
    formulas = { ...formulas, ...compiled.formulas };
  }
  // Complete: the loop gave every field its document.
  return { documents: documents as Record<Field, RichDocument>, formulas, formulas_version: compilerVersion };
}

function refusal(record: string, field: string, message: string): Refusal {
  return new Refusal('unreadable_content', `${record ? `${record}, ` : ''}${field}: ${message}`);
}
