import { compileFormula } from '../compile-formula.ts';
import type { FormulaElement } from '../formula-tree.ts';

/** The compiled tree of a formula. Throws if it does not compile. */
export function compiledTree(latex: string, display = false): FormulaElement {
  const compiled = compileFormula(latex, display);
  if (!compiled.ok) throw new Error(`${latex}: ${compiled.message}`);
  return compiled.tree;
}

/** Why a formula does not compile. Null if it does. */
export function refusalMessage(latex: string): string | null {
  const compiled = compileFormula(latex, false);
  return compiled.ok ? null : compiled.message;
}
