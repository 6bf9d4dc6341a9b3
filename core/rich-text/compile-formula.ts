import temml from 'temml';
import type { RichDocument } from './document.ts';
import { type FormulaElement, type Formulas, formulaKey } from './formula-tree.ts';
import { formulasOf } from './formulas-of.ts';
import { formulaFromTemml } from './internal/formula-from-temml.ts';
import { parseErrorMessage } from './internal/latex-parse-error.ts';
import { refusedLatex } from './internal/refused-latex.ts';
import { normaliseLatex } from './normalise-latex.ts';

/** With Node's module resolution, the package's types describe its default export as the whole module. */
type Compiler = typeof temml extends { default: infer Default } ? Default : typeof temml;
const compiler = temml as unknown as Compiler;

/**
 * Stored with compiled formulas. The second number is ours; it is incremented when the same LaTeX gives another tree.
 */
export const compilerVersion = `temml ${compiler.version}/3`;

export type Compiled = { ok: true; tree: FormulaElement } | { ok: false; message: string };

/**
 * Compiles a formula to a tree of allow-listed elements, with its LaTeX as alternative text. If it
 * is refused, `message` is a sentence that says why.
 */
export function compileFormula(latex: string, display: boolean): Compiled {
  const refused = refusedLatex(latex);
  if (refused) return { ok: false, message: refused };
  const tree = treeOf(normaliseLatex(latex), display);
  if ('refused' in tree) return { ok: false, message: tree.refused };
  return { ok: true, tree: { ...tree, attr: { ...tree.attr, alttext: latex } } };
}

/** Compiles all formulas of a record's documents. The message names the first invalid one. */
export function compileFormulas(
  documents: readonly RichDocument[],
): { ok: true; formulas: Formulas } | { ok: false; message: string } {
  const formulas: Record<string, FormulaElement> = {};
  for (const { latex, display } of documents.flatMap((document) => formulasOf(document))) {
    const key = formulaKey(latex, display);
    if (Object.hasOwn(formulas, key)) continue;
    const compiled = compileFormula(latex, display);
    if (!compiled.ok) return { ok: false, message: `Formula ${shortened(latex)}: ${compiled.message}` };
    formulas[key] = compiled.tree;
  }
  return { ok: true, formulas };
}

function treeOf(latex: string, display: boolean): FormulaElement | { refused: string } {
  try {
    return formulaFromTemml(
      compiler.__renderToMathMLTree(latex, {
        displayMode: display,
        throwOnError: true,
        trust: false,
        maxExpand: 500,
        // No limit: the compiler would shorten lengths silently. Our own checks refuse them.
        maxSize: [100_000, 100_000],
        macros: {},
      }),
    );
  } catch (error) {
    return { refused: parseErrorMessage(error) };
  }
}

function shortened(latex: string): string {
  return latex.length > 80 ? `${latex.slice(0, 79)}…` : latex;
}
