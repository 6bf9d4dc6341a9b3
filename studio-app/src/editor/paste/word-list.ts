import type { FlowItem } from './flow.ts';
import { attribute, find, type Markup, wordsOf } from './markup.ts';
import type { Reading, Standpoint } from './reading.ts';
import { readStyle, type Style } from './style-of.ts';

/**
 * Reads a line of a Word list: a paragraph whose style names the list and level (`mso-list: l0
 * level2 lfo1`), with its bullet in a span that other programs ignore. Returns null for other
 * paragraphs.
 */
export function wordLine(node: Markup, style: Style, at: Standpoint, reading: Reading): FlowItem[] | null {
  const found = /^l(\d+) level(\d)/.exec(style.get('mso-list') ?? '');
  if (!found) return null;
  const sign = find(node, (inner) => readStyle(attribute(inner, 'style')).get('mso-list') === 'ignore');
  const ordered = sign !== undefined && /^[\s\u00a0]*\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(wordsOf(sign));
  const inside = reading.read(node, { ...at, list: null });
  return [{ is: 'line', line: { list: `word ${found[1]}`, level: Number(found[2]), ordered, inside } }];
}
