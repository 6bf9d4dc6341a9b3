import type { Marks } from '@fourfold/core/rich-text/document';
import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { attribute, type Markup } from './markup.ts';
import { nearColour } from './near-colour.ts';
import type { Style } from './style-of.ts';

/** Marks with undefined for those that are removed. */
export type SomeMarks = { [Mark in keyof Marks]?: Marks[Mark] | undefined };

/**
 * The marks that an element gives its text. Sizes and fonts are dropped; colours are kept only from
 * word processors, where the author chose them.
 */
export function marksOf(node: Markup, tag: string, style: Style, chosenColours: boolean): SomeMarks {
  return {
    ...tags.get(tag),
    ...weight(style.get('font-weight')),
    ...slant(style.get('font-style')),
    ...lines(`${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`),
    ...height(style.get('vertical-align')),
    ...(chosenColours ? colours(node, style) : {}),
  };
}

const tags: ReadonlyMap<string, SomeMarks> = new Map<string, SomeMarks>([
  ...['b', 'strong'].map((tag) => [tag, { bold: true }] as const),
  ...['i', 'em', 'cite', 'var', 'dfn'].map((tag) => [tag, { italic: true }] as const),
  ...['u', 'ins'].map((tag) => [tag, { underline: true }] as const),
  ...['s', 'strike', 'del'].map((tag) => [tag, { strike: true }] as const),
  ...['code', 'kbd', 'samp', 'tt', 'pre'].map((tag) => [tag, { code: true }] as const),
  ['sub', { sub: true }],
  ['sup', { sup: true }],
  ['mark', { highlight: defaultHighlight }],
]);

function weight(value: string | undefined): SomeMarks {
  if (value === undefined) return {};
  if (/^(?:bold|bolder|[6-9]00)$/.test(value)) return { bold: true };
  return /^(?:normal|lighter|[1-5]00)$/.test(value) ? { bold: undefined } : {};
}

function slant(value: string | undefined): SomeMarks {
  if (value === undefined) return {};
  return { italic: /^(?:italic|oblique)/.test(value) || undefined };
}

function lines(value: string): SomeMarks {
  return {
    ...(value.includes('underline') && { underline: true }),
    ...(value.includes('line-through') && { strike: true }),
  };
}

function height(value: string | undefined): SomeMarks {
  if (value === 'super') return { sup: true, sub: undefined };
  if (value === 'sub') return { sub: true, sup: undefined };
  return value === 'baseline' ? { sub: undefined, sup: undefined } : {};
}

function colours(node: Markup, style: Style): SomeMarks {
  const ink = nearColour(style.get('color') ?? attribute(node, 'color'), 'ink');
  const ground = style.get('mso-highlight') ?? style.get('background-color') ?? style.get('background') ?? '';
  const wash = nearColour(ground.split(/\s+(?![^(]*\))/)[0] ?? '', 'wash');
  return { ...(ink && { color: ink }), ...(wash && { highlight: wash }) };
}
