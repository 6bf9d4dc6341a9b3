import type { FlowItem } from './flow.ts';
import { attribute, findFirst, type Markup, textContentOf } from './markup.ts';
import { parseStyle, type Style } from './read-styles.ts';
import type { PageReader, ReadingContext } from './reading-context.ts';

/**
 * Reads a line of a Word list: a paragraph whose style names the list and level (`mso-list: l0 level2 lfo1`), with its
 * bullet in a span that other programs ignore. Returns null for other paragraphs.
 */
export function readWordListLine(
  node: Markup,
  style: Style,
  context: ReadingContext,
  reading: PageReader,
): FlowItem[] | null {
  const match = /^l(\d+) level(\d)/.exec(style.get('mso-list') ?? '');
  if (!match) return null;
  const sign = findFirst(node, (inner) => parseStyle(attribute(inner, 'style')).get('mso-list') === 'ignore');
  const ordered = sign !== undefined && /^[\s\u00a0]*\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(textContentOf(sign));
  const content = reading.readContent(node, { ...context, list: null });
  return [{ kind: 'line', line: { list: `word ${match[1]}`, level: Number(match[2]), ordered, content } }];
}
