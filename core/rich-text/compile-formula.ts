import temml from 'temml';
import type { RichDocument } from './document.ts';
import { formulaFromTemml } from './formula-from-temml.ts';
import { type FormulaElement, type Formulas, formulaKey } from './formula-tree.ts';
import { formulasOf } from './formulas-of.ts';
import { normaliseLatex } from './normalise-latex.ts';
import { refusedLatex } from './refused-latex.ts';
import { unreadable } from './unreadable-latex.ts';

/** Where modules are resolved as Node does, the package's types take its default export for the whole module. */
type Compiler = typeof temml extends { default: infer Default } ? Default : typeof temml;
const compiler = temml as unknown as Compiler;

/** Stored beside compiled formulas; the second number is ours, and grows when the same LaTeX gives another tree. */
export const compilerVersion = `temml ${compiler.version}/3`;

export type Compiled = { ok: true; tree: FormulaElement } | { ok: false; message: string };

/** One formula as a tree of allow-listed elements with its LaTeX as alternative text, or a sentence that says why not. */
export function compileFormula(latex: string, display: boolean): Compiled {
  const refused = refusedLatex(latex);
  if (refused) return { ok: false, message: refused };
  const tree = treeOf(normaliseLatex(latex), display);
  if ('refused' in tree) return { ok: false, message: tree.refused };
  return { ok: true, tree: { ...tree, attr: { ...tree.attr, alttext: latex } } };
}

/** All formulas of a record's documents; the first that can't be compiled is named. */
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
        // None: the compiler would shorten lengths without a word. Ours are refused.
        maxSize: [100_000, 100_000],
        macros: {},
      }),
    );
  } catch (error) {
    return { refused: unreadable(error) };
  }
}

function shortened(latex: string): string {
  return latex.length > 80 ? `${latex.slice(0, 79)}…` : latex;
}
