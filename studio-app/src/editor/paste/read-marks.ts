import type { Marks } from '@fourfold/core/rich-text/document';
import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { attribute, type Markup } from './markup.ts';
import { nearestColour } from './nearest-colour.ts';
import type { Style } from './read-styles.ts';

/** Marks with undefined for those that are removed. */
export type MarkChanges = { [Mark in keyof Marks]?: Marks[Mark] | undefined };

/**
 * The marks that an element gives its text. Sizes and fonts are dropped; colours are kept only from
 * word processors, where the author chose them.
 */
export function readMarks(node: Markup, tag: string, style: Style, chosenColours: boolean): MarkChanges {
  return {
    ...tags.get(tag),
    ...marksOfWeight(style.get('font-weight')),
    ...marksOfSlant(style.get('font-style')),
    ...marksOfDecoration(`${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`),
    ...marksOfVerticalAlign(style.get('vertical-align')),
    ...(chosenColours ? marksOfColours(node, style) : {}),
  };
}

const tags: ReadonlyMap<string, MarkChanges> = new Map<string, MarkChanges>([
  ...['b', 'strong'].map((tag) => [tag, { bold: true }] as const),
  ...['i', 'em', 'cite', 'var', 'dfn'].map((tag) => [tag, { italic: true }] as const),
  ...['u', 'ins'].map((tag) => [tag, { underline: true }] as const),
  ...['s', 'strike', 'del'].map((tag) => [tag, { strike: true }] as const),
  ...['code', 'kbd', 'samp', 'tt', 'pre'].map((tag) => [tag, { code: true }] as const),
  ['sub', { sub: true }],
  ['sup', { sup: true }],
  ['mark', { highlight: defaultHighlight }],
]);

function marksOfWeight(value: string | undefined): MarkChanges {
  if (value === undefined) return {};
  if (/^(?:bold|bolder|[6-9]00)$/.test(value)) return { bold: true };
  return /^(?:normal|lighter|[1-5]00)$/.test(value) ? { bold: undefined } : {};
}

function marksOfSlant(value: string | undefined): MarkChanges {
  if (value === undefined) return {};
  return { italic: /^(?:italic|oblique)/.test(value) || undefined };
}

function marksOfDecoration(value: string): MarkChanges {
  return {
    ...(value.includes('underline') && { underline: true }),
    ...(value.includes('line-through') && { strike: true }),
  };
}

function marksOfVerticalAlign(value: string | undefined): MarkChanges {
  if (value === 'super') return { sup: true, sub: undefined };
  if (value === 'sub') return { sub: true, sup: undefined };
  return value === 'baseline' ? { sub: undefined, sup: undefined } : {};
}

function marksOfColours(node: Markup, style: Style): MarkChanges {
  const ink = nearestColour(style.get('color') ?? attribute(node, 'color'), 'ink');
  const ground = style.get('mso-highlight') ?? style.get('background-color') ?? style.get('background') ?? '';
  const wash = nearestColour(ground.split(/\s+(?![^(]*\))/)[0] ?? '', 'wash');
  return { ...(ink && { color: ink }), ...(wash && { highlight: wash }) };
}
