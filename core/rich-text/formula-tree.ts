/**
 * A compiled formula: a tree of allow-listed MathML elements, never a string of markup. The server
 * compiles it once when a document is saved; the renderer draws it unchanged.
 */
export type FormulaNode = string | FormulaElement;
export type FormulaElement = {
  el: FormulaElementName;
  /** Allow-listed attributes only (`formulaAttributes`). */
  attr?: Readonly<Record<string, string>>;
  children: readonly FormulaNode[];
};

export const formulaElements = [
  'math', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms',
  'msup', 'msub', 'msubsup', 'mfrac', 'msqrt', 'mroot',
  'munder', 'mover', 'munderover', 'mmultiscripts', 'mprescripts', 'none',
  'mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom', 'menclose', 'merror',
] as const; // biome-ignore format: one family to a line
export type FormulaElementName = (typeof formulaElements)[number];

/** Every compiled formula of one record, by `formulaKey`. */
export type Formulas = Readonly<Record<string, FormulaElement>>;

/** The key of a formula in `Formulas`. The same LaTeX compiles differently inline and as a display formula. */
export function formulaKey(latex: string, display: boolean): string {
  return (display ? '$$' : '$') + latex;
}
