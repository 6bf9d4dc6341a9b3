import { compileFormula, compilerVersion } from '@fourfold/core/rich-text/compile-formula';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import {
  type FormulaElement,
  type FormulaNode,
  type Formulas,
  formulaKey,
} from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { parseRichField } from '@fourfold/core/rich-text/schema';
import { Refusal } from '../call/refusal.ts';

/** The rich fields of one record as they are stored: validated, with all formulas compiled. */
export type CheckedDocuments<Field extends string> = {
  documents: Record<Field, RichDocument>;
  formulas: Formulas;
  formulas_version: string;
  /** Formulas that do not compile: for each a message with its field and the reason. */
  uncompiled: string[];
};
/** Checks the rich fields of a record; `record` is the record's name in error messages. */
export type DocumentCheck = <Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  record?: string,
) => CheckedDocuments<Field>;

/**
 * Validates every rich field, given as a JSON string or as blocks, and compiles its formulas.
 * Throws a refusal for invalid documents, for formulas that do not compile and beyond the size
 * limit. The message names the position: `answer 2, explanation: block 3, paragraph: …`.
 */
export const checkDocuments: DocumentCheck = (fields, record = '') => {
  const checked = checkDocumentsLeniently(fields, record);
  const [first] = checked.uncompiled;
  if (first !== undefined) throw new Refusal('invalid_content', { problem: first });
  return checked;
};

/**
 * The same check for content that an author reviews later, such as an import: formulas that do not
 * compile are returned in `uncompiled`, not refused.
 */
export const checkDocumentsLeniently: DocumentCheck = <Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  record = '',
) => {
  const documents: Partial<Record<Field, RichDocument>> = {};
  const formulas: Record<string, FormulaElement> = {};
  const uncompiled: string[] = [];
  let nodes = 0;
  for (const [field, value] of Object.entries(fields) as [Field, unknown][]) {
    const position = record ? `${record}, ${field}` : field;
    const checked = parseRichField(value);
    if (!checked.ok) throw new Refusal('invalid_value', { field: position, problem: checked.message });
    documents[field] = checked.document;
    for (const { latex, display } of formulasOf(checked.document)) {
      const key = formulaKey(latex, display);
      if (Object.hasOwn(formulas, key)) continue;
      const compiled = compileFormula(latex, display);
      if (compiled.ok) {
        formulas[key] = compiled.tree;
        nodes += countNodes(compiled.tree);
      } else uncompiled.push(`${position}: formula ${latex}: ${compiled.message}`);
      if (nodes > maxFormulaNodes)
        throw new Refusal('invalid_value', { field: position, problem: 'too many and too large formulas' });
    }
  }
  return {
    // Complete: the loop set a document for every field.
    documents: documents as Record<Field, RichDocument>,
    formulas,
    formulas_version: compilerVersion,
    uncompiled,
  };
};

/**
 * Limit of formula nodes (elements and texts) per record. The compiler limits each formula; but a
 * few hundred formulas of maximum size would take seconds to compile and add 20 MB to every read.
 */
const maxFormulaNodes = 200_000;

function countNodes(node: FormulaNode): number {
  return typeof node === 'string' ? 1 : node.children.reduce((sum, child) => sum + countNodes(child), 1);
}
