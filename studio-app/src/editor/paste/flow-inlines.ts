import { empty, type Inline } from '@fourfold/core/rich-text/document';
import type { Flow, FlowItem, ListLine } from './flow.ts';
import { joinInlines, splitInlineFormulas, trimInlines } from './join-inlines.ts';
import { groupInlines, hasNoText } from './paragraphs.ts';

/**
 * The inline content of a flow, as for a cell or heading: ends of blocks and lines become spaces;
 * other items are returned as `hoisted`, to be placed after it.
 */
export function flowInlines(flow: Flow, isBoldByItself = false): { inlines: readonly Inline[]; hoisted: Flow } {
  const inlines: Inline[] = [];
  const hoisted: FlowItem[] = [];
  const add = (more: readonly Inline[]) => {
    if (more.length === 0) return;
    if (inlines.length > 0) inlines.push({ text: ' ' });
    inlines.push(...more);
  };
  for (const flowPart of groupInlines(flow)) {
    if (flowPart.kind === 'inlines')
      add(trimInlines(joinInlines(flowPart.inlines).flatMap((inline) => splitInlineFormulas(inline))));
    else if (flowPart.item.kind === 'line')
      add(withBullet(flowPart.item.line, flowInlines(flowPart.item.line.content, isBoldByItself), hoisted));
    else if (flowPart.item.kind === 'heading' || flowPart.item.kind === 'quote') {
      const content = flowInlines(flowPart.item.content, isBoldByItself);
      if (!hasNoText(content.inlines)) add(content.inlines);
      hoisted.push(...content.hoisted);
    } else if (flowPart.item.kind === 'display')
      add([{ type: 'inline-math', latex: flowPart.item.latex, children: empty }]);
    else if (flowPart.item.kind !== 'edge') hoisted.push(flowPart.item);
  }
  const joined = joinInlines(isBoldByItself ? inlines.map((inline) => withoutBold(inline)) : inlines);
  return { inlines: joined.length > 0 ? joined : [{ text: '' }], hoisted };
}

function withBullet(
  line: ListLine,
  { inlines, hoisted: content }: { inlines: readonly Inline[]; hoisted: Flow },
  hoisted: FlowItem[],
): readonly Inline[] {
  hoisted.push(...content);
  return hasNoText(inlines) ? [] : [{ text: line.ordered ? '– ' : '• ' }, ...inlines];
}

/** Removes bold where the block is bold anyway. */
function withoutBold(inline: Inline): Inline {
  if (!('text' in inline)) return inline;
  const { bold: _bold, ...text } = inline;
  return text;
}
