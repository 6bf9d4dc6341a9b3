import { compileFormula } from '../compile-formula.ts';
import type { FormulaElement } from '../formula-tree.ts';

/** The elements of a formula that compiles. */
export function tree(latex: string, display = false): FormulaElement {
  const compiled = compileFormula(latex, display);
  if (!compiled.ok) throw new Error(`${latex}: ${compiled.message}`);
  return compiled.tree;
}

/** Why a formula does not compile; null of one that does. */
export function message(latex: string): string | null {
  const compiled = compileFormula(latex, false);
  return compiled.ok ? null : compiled.message;
}
