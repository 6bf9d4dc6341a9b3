import { compileFormula } from '@fourfold/core/rich-text/compile-formula';
import type { FormulaElement } from '@fourfold/core/rich-text/formula-tree';
import { sheetFormulas } from './sheet.ts';

/** The compiled formulas of the reference sheet, by their LaTeX. */
export const formulas: Record<string, FormulaElement> = Object.fromEntries(
  sheetFormulas.map((latex) => {
    const compiled = compileFormula(latex, false);
    if (!compiled.ok) throw new Error(`${latex}: ${compiled.message}`);
    return [latex, compiled.tree];
  }),
);
