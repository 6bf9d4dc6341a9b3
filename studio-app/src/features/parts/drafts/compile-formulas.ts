import type { Block } from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { useEffect, useState } from 'react';

/** The formulas of blocks that are not saved, compiled as `compileFormulas` does; none until that is done. */
export function useCompiledFormulas(blocks: readonly Block[]): Formulas {
  const [formulas, setFormulas] = useState<Formulas>({});
  useEffect(() => {
    let isMounted = true;
    void compileFormulas(blocks).then((compiled) => isMounted && setFormulas(compiled));
    return () => {
      isMounted = false;
    };
  }, [blocks]);
  return formulas;
}

/** Compiles the formulas of unsaved blocks as the server does; a formula that it would refuse stays LaTeX. */
export async function compileFormulas(blocks: readonly Block[]): Promise<Formulas> {
  const formulaNodes = formulasOf(blocks);
  if (formulaNodes.length === 0) return {};
  const part = await import('@fourfold/core/rich-text/compile-formula').catch(() => null);
  const entries = formulaNodes.flatMap(({ latex, display }) => {
    const result = part?.compileFormula(latex, display);
    return result?.ok ? [[formulaKey(latex, display), result.tree] as const] : [];
  });
  return Object.fromEntries(entries);
}
