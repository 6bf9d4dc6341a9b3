import { argument } from './latex-parts.ts';

type Accent = { one: string; many: string };

const above: ReadonlyMap<string, Accent> = new Map([
  ...[...'¯‾―_\u0305\u0304'].map((sign) => [sign, { one: 'overline', many: 'overline' }] as const),
  ...[...'^ˆ\u0302'].map((sign) => [sign, { one: 'hat', many: 'widehat' }] as const),
  ...[...'~˜\u0303'].map((sign) => [sign, { one: 'tilde', many: 'widetilde' }] as const),
  ...[...'→⃗'].map((sign) => [sign, { one: 'vec', many: 'overrightarrow' }] as const),
  ['←', { one: 'overleftarrow', many: 'overleftarrow' }],
  ['↔', { one: 'overleftrightarrow', many: 'overleftrightarrow' }],
  ...[...'.˙\u0307'].map((sign) => [sign, { one: 'dot', many: 'dot' }] as const),
  ...[...'¨\u0308'].map((sign) => [sign, { one: 'ddot', many: 'ddot' }] as const),
  ...[...'⌢⏜\u0311'].map((sign) => [sign, { one: 'overparen', many: 'overparen' }] as const),
  ['⏞', { one: 'overbrace', many: 'overbrace' }],
  ['˘', { one: 'breve', many: 'breve' }],
  ['ˇ', { one: 'check', many: 'check' }],
]);

const below: ReadonlyMap<string, string> = new Map([
  ...[...'¯‾―_\u0332\u0331'].map((sign) => [sign, 'underline'] as const),
  ['⏟', 'underbrace'],
]);

/** A sign above an expression: an accent if there is one, otherwise \overset. */
export function over(latex: string, sign: string, raised: string): string {
  const accent = above.get(sign.trim());
  if (!accent) return `\\overset${argument(raised)}${argument(latex)}`;
  const one = /^(?:.|\\[a-zA-Z]+)$/s.test(latex.trim());
  return `\\${one ? accent.one : accent.many}${argument(latex)}`;
}

export function under(latex: string, sign: string, lowered: string): string {
  const command = below.get(sign.trim());
  return command ? `\\${command}${argument(latex)}` : `\\underset${argument(lowered)}${argument(latex)}`;
}
