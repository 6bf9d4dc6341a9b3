import type { FormulaElement } from '@fourfold/core/rich-text/formula-tree';
import { formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The formula as the server will compile it on save, or the reason why it will refuse it; `waiting`
 * until that is known.
 */
export type CompileState =
  | { kind: 'waiting' }
  | { kind: 'drawn'; tree: FormulaElement }
  | { kind: 'refused'; reason: string };

type Compile = typeof import('@fourfold/core/rich-text/compile-formula').compileFormula;

let compile: Compile | undefined;
let isRequested = false;
const waitingState: CompileState = { kind: 'waiting' };
const listeners = new Set<() => void>();
const cache = new Map<string, CompileState>();

/** Limit of the cache, above the formulas of a long text; the oldest are removed first. */
const maxCached = 3_000;

/** The compile state of a formula, once the compiler is loaded. */
export function useCompileState(latex: string, display: boolean): CompileState {
  return useSyncExternalStore(subscribeToCompiler, () => compileStateOf(latex, display));
}

/** The compile state after a pause in typing: half a command is not an error yet. */
export function useDebouncedCompileState(latex: string, display: boolean): CompileState {
  const [settled, setSettled] = useState(latex);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latex), debounceMs);
    return () => clearTimeout(timer);
  }, [latex]);
  const state = useCompileState(settled, display);
  return settled === latex ? state : waitingState;
}

/** Milliseconds. */
const debounceMs = 500;

/** Whether two formulas are rendered the same, as far as the compiler is loaded. */
export function isSameFormula(one: string, other: string, display: boolean): boolean {
  const [drawn, otherState] = [one, other].map((latex) => compileStateOf(latex, display));
  if (drawn?.kind !== 'drawn' || otherState?.kind !== 'drawn') return drawn?.kind === otherState?.kind;
  return JSON.stringify(drawn.tree.children) === JSON.stringify(otherState.tree.children);
}

function compileStateOf(latex: string, display: boolean): CompileState {
  if (!compile) return waitingState;
  const key = formulaKey(latex, display);
  const cached = cache.get(key);
  if (cached) return cached;
  const compiled = compile(latex, display);
  const state: CompileState = compiled.ok
    ? { kind: 'drawn', tree: compiled.tree }
    : { kind: 'refused', reason: compiled.message };
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(key, state);
  return state;
}

function subscribeToCompiler(call: () => void): () => void {
  listeners.add(call);
  if (!isRequested) loadCompiler();
  return () => listeners.delete(call);
}

function loadCompiler(): void {
  isRequested = true;
  import('@fourfold/core/rich-text/compile-formula').then(
    (compiler) => {
      compile = compiler.compileFormula;
      for (const listener of listeners) listener();
    },
    // Without a network the LaTeX is shown, and the next formula tries to load the compiler again.
    () => {
      isRequested = false;
    },
  );
}
