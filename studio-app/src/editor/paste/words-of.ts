import { empty, type Inline } from '@fourfold/core/rich-text/document';
import type { Flow, FlowItem, ListLine } from './flow.ts';
import { formulasInLine, joinInlines, trimInlines } from './inlines.ts';
import { isBlank, partsOf } from './paragraphs.ts';

/**
 * The inline content of a flow, as for a cell or heading: ends of blocks and lines become spaces;
 * other items are returned as `hoisted`, to be placed after it.
 */
export function inlinesOf(flow: Flow, plain = false): { inlines: readonly Inline[]; hoisted: Flow } {
  const inlines: Inline[] = [];
  const hoisted: FlowItem[] = [];
  const add = (more: readonly Inline[]) => {
    if (more.length === 0) return;
    if (inlines.length > 0) inlines.push({ text: ' ' });
    inlines.push(...more);
  };
  for (const part of partsOf(flow)) {
    if (part.is === 'inlines') add(trimInlines(joinInlines(part.inlines).flatMap((inline) => formulasInLine(inline))));
    else if (part.item.is === 'line') add(signed(part.item.line, inlinesOf(part.item.line.inside, plain), hoisted));
    else if (part.item.is === 'heading' || part.item.is === 'quote') {
      const inside = inlinesOf(part.item.inside, plain);
      if (!isBlank(inside.inlines)) add(inside.inlines);
      hoisted.push(...inside.hoisted);
    } else if (part.item.is === 'display') add([{ type: 'inline-math', latex: part.item.latex, children: empty }]);
    else if (part.item.is !== 'edge') hoisted.push(part.item);
  }
  const joined = joinInlines(plain ? inlines.map((inline) => withoutBold(inline)) : inlines);
  return { inlines: joined.length > 0 ? joined : [{ text: '' }], hoisted };
}

function signed(
  line: ListLine,
  { inlines, hoisted: inside }: { inlines: readonly Inline[]; hoisted: Flow },
  hoisted: FlowItem[],
): readonly Inline[] {
  hoisted.push(...inside);
  return isBlank(inlines) ? [] : [{ text: line.ordered ? '– ' : '• ' }, ...inlines];
}

/** Removes bold where the block is bold anyway. */
function withoutBold(inline: Inline): Inline {
  if (!('text' in inline)) return inline;
  const { bold: _bold, ...text } = inline;
  return text;
}
