import { argument } from './build-latex.ts';

type AccentCommands = { single: string; wide: string };

const accentsAbove: ReadonlyMap<string, AccentCommands> = new Map([
  ...[...'¯‾―_\u0305\u0304'].map((sign) => [sign, { single: 'overline', wide: 'overline' }] as const),
  ...[...'^ˆ\u0302'].map((sign) => [sign, { single: 'hat', wide: 'widehat' }] as const),
  ...[...'~˜\u0303'].map((sign) => [sign, { single: 'tilde', wide: 'widetilde' }] as const),
  ...[...'→⃗'].map((sign) => [sign, { single: 'vec', wide: 'overrightarrow' }] as const),
  ['←', { single: 'overleftarrow', wide: 'overleftarrow' }],
  ['↔', { single: 'overleftrightarrow', wide: 'overleftrightarrow' }],
  ...[...'.˙\u0307'].map((sign) => [sign, { single: 'dot', wide: 'dot' }] as const),
  ...[...'¨\u0308'].map((sign) => [sign, { single: 'ddot', wide: 'ddot' }] as const),
  ...[...'⌢⏜\u0311'].map((sign) => [sign, { single: 'overparen', wide: 'overparen' }] as const),
  ['⏞', { single: 'overbrace', wide: 'overbrace' }],
  ['˘', { single: 'breve', wide: 'breve' }],
  ['ˇ', { single: 'check', wide: 'check' }],
]);

const accentsBelow: ReadonlyMap<string, string> = new Map([
  ...[...'¯‾―_\u0332\u0331'].map((sign) => [sign, 'underline'] as const),
  ['⏟', 'underbrace'],
]);

/** A sign above an expression: an accent if there is one, otherwise \overset. */
export function withSignAbove(latex: string, sign: string, raised: string): string {
  const accent = accentsAbove.get(sign.trim());
  if (!accent) return `\\overset${argument(raised)}${argument(latex)}`;
  const isSingle = /^(?:.|\\[a-zA-Z]+)$/s.test(latex.trim());
  return `\\${isSingle ? accent.single : accent.wide}${argument(latex)}`;
}

export function withSignBelow(latex: string, sign: string, lowered: string): string {
  const command = accentsBelow.get(sign.trim());
  return command ? `\\${command}${argument(latex)}` : `\\underset${argument(lowered)}${argument(latex)}`;
}
