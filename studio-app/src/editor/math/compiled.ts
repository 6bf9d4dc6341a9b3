import type { FormulaElement } from '@fourfold/core/rich-text/formula-tree';
import { formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The formula as the server will compile it on save, or the reason why it will refuse it; `waiting`
 * until that is known.
 */
export type Verdict = { is: 'waiting' } | { is: 'drawn'; tree: FormulaElement } | { is: 'refused'; reason: string };

type Compile = typeof import('@fourfold/core/rich-text/compile-formula').compileFormula;

let compile: Compile | undefined;
let asked = false;
const noVerdict: Verdict = { is: 'waiting' };
const waiting = new Set<() => void>();
const verdicts = new Map<string, Verdict>();

/** Limit of the cache, above the formulas of a long text; the oldest are removed first. */
const most = 3_000;

/** The compile state of a formula, once the compiler is loaded. */
export function useVerdict(latex: string, display: boolean): Verdict {
  return useSyncExternalStore(onCompiler, () => verdictOf(latex, display));
}

/** The compile state after a pause in typing: half a command is not an error yet. */
export function useSettledVerdict(latex: string, display: boolean): Verdict {
  const [settled, settle] = useState(latex);
  useEffect(() => {
    const timer = setTimeout(() => settle(latex), pause);
    return () => clearTimeout(timer);
  }, [latex]);
  const verdict = useVerdict(settled, display);
  return settled === latex ? verdict : noVerdict;
}

/** Milliseconds. */
const pause = 500;

/** Whether two formulas are rendered the same, as far as the compiler is loaded. */
export function isSameFormula(one: string, other: string, display: boolean): boolean {
  const [drawn, too] = [one, other].map((latex) => verdictOf(latex, display));
  if (drawn?.is !== 'drawn' || too?.is !== 'drawn') return drawn?.is === too?.is;
  return JSON.stringify(drawn.tree.children) === JSON.stringify(too.tree.children);
}

function verdictOf(latex: string, display: boolean): Verdict {
  if (!compile) return noVerdict;
  const key = formulaKey(latex, display);
  const known = verdicts.get(key);
  if (known) return known;
  const compiled = compile(latex, display);
  const verdict: Verdict = compiled.ok
    ? { is: 'drawn', tree: compiled.tree }
    : { is: 'refused', reason: compiled.message };
  const [oldest] = verdicts.keys();
  if (verdicts.size >= most && oldest !== undefined) verdicts.delete(oldest);
  verdicts.set(key, verdict);
  return verdict;
}

function onCompiler(call: () => void): () => void {
  waiting.add(call);
  if (!asked) load();
  return () => waiting.delete(call);
}

function load(): void {
  asked = true;
  import('@fourfold/core/rich-text/compile-formula').then(
    (compiler) => {
      compile = compiler.compileFormula;
      for (const wake of waiting) wake();
    },
    // Without a network the LaTeX is shown, and the next formula tries to load the compiler again.
    () => {
      asked = false;
    },
  );
}
