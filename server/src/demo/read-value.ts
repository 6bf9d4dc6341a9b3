import { ComputeEngine } from '@cortex-js/compute-engine';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import type { Markup } from './format.ts';

/** The value of a choice or a typed answer: a number, an expression with variables, or other text. */
export type Value =
  | { kind: 'number'; value: number }
  /** `of` is the left side of an equation, such as y in y = 2x + 1; empty if there is none. */
  | { kind: 'expression'; of: string; at(variables: Readonly<Record<string, number>>): number; variables: string[] }
  | { kind: 'words'; text: string };

const engine = new ComputeEngine();

/** The value of a text in the light markup, without units, dollar and percent signs. */
export function readValue(markup: Markup): Value {
  const text = markup.trim();
  const plain = /^\\?\$?(-?[\d,]*\.?\d+)(?:%|°| [a-z][a-z .]*)?$/.exec(text);
  if (plain) return { kind: 'number', value: Number(plain[1]?.replaceAll(',', '')) };
  const formula = /^\$([^$]+)\$(?:%| [a-z][a-z .]*)?$/.exec(text.replaceAll('\\$', ''));
  return (formula && readFormula(formula[1] ?? '')) ?? { kind: 'words', text: comparableText(markup) };
}

/** The plain text in lower case with single spaces, to compare texts. */
export function comparableText(markup: Markup): string {
  return plainText(fromMarkup(markup)).replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function readFormula(latex: string): Value | null {
  const [, of = '', right = latex] = /^([a-z](?:\([a-z]\))?)\s*=([^=]+)$/.exec(latex.trim()) ?? [];
  const parsed = engine.parse(right.replace(/\\%$/, ''));
  if (!parsed.isValid || isRelation(parsed.operator)) return null;
  const variables = [...parsed.unknowns];
  const at = (values: Readonly<Record<string, number>>) => asNumber(parsed.subs(values).N().valueOf());
  if (variables.length > 0) return { kind: 'expression', of, at, variables };
  const value = asNumber(parsed.N().valueOf());
  return of === '' && Number.isFinite(value) ? { kind: 'number', value } : null;
}

function isRelation(operator: string): boolean {
  return ['Equal', 'Less', 'LessEqual', 'Greater', 'GreaterEqual', 'And', 'Or', 'Tuple', 'Matrix', 'List'].includes(
    operator,
  );
}

function asNumber(value: unknown): number {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : Number.NaN;
}
