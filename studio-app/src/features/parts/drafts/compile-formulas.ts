import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';

/** Compiles the formulas of unsaved text as the server does; a formula that it would refuse stays LaTeX. */
export async function compileFormulas(fields: readonly string[]): Promise<Formulas> {
  const formulaNodes = fields.flatMap((field) => formulasOf(readRichField(field) ?? []));
  if (formulaNodes.length === 0) return {};
  const part = await import('@fourfold/core/rich-text/compile-formula').catch(() => null);
  const entries = formulaNodes.flatMap(({ latex, display }) => {
    const result = part?.compileFormula(latex, display);
    return result?.ok ? [[formulaKey(latex, display), result.tree] as const] : [];
  });
  return Object.fromEntries(entries);
}
