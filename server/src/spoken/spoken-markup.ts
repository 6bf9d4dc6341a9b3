import type { FormulaElement, FormulaNode } from '@fourfold/core/rich-text/formula-tree';

/** The MathML of a compiled formula as a string, written so that the engine reads it as mathematics is spoken. */
export function spokenMarkup(node: FormulaNode): string {
  if (typeof node === 'string') return escapeXml(spokenSigns[node] ?? node);
  const [base, exponent] = node.children;
  if (node.el === 'msup' && base !== undefined && isRingOperator(exponent)) {
    return `<mrow>${spokenMarkup(base)}<mo>°</mo></mrow>`;
  }
  const inside = node.children.map(spokenMarkup).join('');
  if (node.attr?.class === 'tml-overline') return `<mover><mrow>${inside}</mrow><mo>¯</mo></mover>`;
  if (node.attr?.class === 'tml-underline') return `<mrow><mtext>underlined</mtext>${inside}</mrow>`;
  return `<${node.el}${attributes(node)}>${inside}</${node.el}>`;
}

/** Signs that the engine has under another code point, or reads by their shape. */
const spokenSigns: Readonly<Record<string, string>> = { '⊥': '⟂', ℓ: 'l' };

/** `30^\circ` is compiled to a raised ring, which the engine reads as a composition. */
function isRingOperator(node: FormulaNode | undefined): boolean {
  return typeof node === 'object' && node.el === 'mo' && node.children[0] === '∘';
}

/** Only attributes that change the meaning; the others are of the layout. */
const meaningful: readonly string[] = ['mathvariant', 'notation', 'linethickness', 'fence', 'separator', 'accent'];

function attributes({ attr = {} }: FormulaElement): string {
  return Object.entries(attr)
    .filter(([name]) => meaningful.includes(name))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The engine names some signs by their shape; tests of geometry and of percentages mean these. */
const meanings: readonly (readonly [shape: RegExp, meaning: string])[] = [
  [/\bwhite up pointing triangle\b/g, 'triangle'],
  [/\bpercent sign\b/g, 'percent'],
  [/\btilde\b/g, 'is similar to'],
  [/\bapproximately equals\b/g, 'is congruent to'],
  [/\balmost equals\b/g, 'is approximately equal to'],
  [/\bparallel to\b/g, 'is parallel to'],
  [/\bperpendicular\b/g, 'is perpendicular to'],
];

/** Replaces the engine's names of shapes, and joins white space. */
export function spokenText(engineText: string): string {
  return meanings
    .reduce((speech, [shape, meaning]) => speech.replace(shape, meaning), engineText)
    .replace(/\s+/g, ' ')
    .trim();
}
