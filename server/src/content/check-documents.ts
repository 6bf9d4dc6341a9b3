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

/** The rich fields of one record as they are stored: checked, and with their mathematics compiled once for all. */
export type CheckedDocuments<Field extends string> = {
  documents: Record<Field, RichDocument>;
  formulas: Formulas;
  formulas_version: string;
  /** Formulas that cannot be set, each with where it stands and why. */
  uncompiled: string[];
};
/** A way to check the rich fields of a record; `record` names it in what is refused. */
export type DocumentCheck = <Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  record?: string,
) => CheckedDocuments<Field>;

/**
 * Checks every rich field, given as on the wire or as blocks, and compiles its formulas. What is wrong, too large or
 * cannot be set is refused with a sentence that says where: `answer 2, explanation: block 3, paragraph: …`.
 */
export const checkDocuments: DocumentCheck = (fields, record = '') => {
  const checked = checkForm(fields, record);
  const [first] = checked.uncompiled;
  if (first !== undefined) throw new Refusal('unreadable_content', first);
  return checked;
};

/** The same for what waits for an author's eye: formulas that cannot be set are listed, not refused. */
export const checkForm: DocumentCheck = <Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  record = '',
) => {
  const documents: Partial<Record<Field, RichDocument>> = {};
  const formulas: Record<string, FormulaElement> = {};
  const uncompiled: string[] = [];
  let parts = 0;
  for (const [field, value] of Object.entries(fields) as [Field, unknown][]) {
    const where = record ? `${record}, ${field}` : field;
    const checked = parseRichField(value);
    if (!checked.ok) throw new Refusal('unreadable_content', `${where}: ${checked.message}`);
    documents[field] = checked.document;
    for (const { latex, display } of formulasOf(checked.document)) {
      const key = formulaKey(latex, display);
      if (Object.hasOwn(formulas, key)) continue;
      const compiled = compileFormula(latex, display);
      if (compiled.ok) {
        formulas[key] = compiled.tree;
        parts += partsOf(compiled.tree);
      } else uncompiled.push(`${where}: formula ${latex}: ${compiled.message}`);
      if (parts > mostParts) throw new Refusal('unreadable_content', `${where}: too many and too large formulas`);
    }
  }
  return {
    // Complete: the loop gave every field its document.
    documents: documents as Record<Field, RichDocument>,
    formulas,
    formulas_version: compilerVersion,
    uncompiled,
  };
};

/**
 * Of all formulas of a record, elements and texts together. Each formula is bounded by the compiler; some hundred that
 * are as large as can be would keep the server busy for seconds, and weigh 20 MB wherever the record is read.
 */
const mostParts = 200_000;

function partsOf(node: FormulaNode): number {
  return typeof node === 'string' ? 1 : node.children.reduce((sum, child) => sum + partsOf(child), 1);
}
