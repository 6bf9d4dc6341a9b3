import { empty, type Paragraph, type Text } from '@fourfold/core/rich-text/document';
import type { Flow, FlowItem, ListLine, Picture } from './flow.ts';
import { type Assembled, listsOf, startsAnew } from './lists.ts';
import { isBlank, paragraphsOf, partsOf } from './paragraphs.ts';
import { placeholder } from './placeholder.ts';
import { inlinesOf } from './words-of.ts';

/** Assembles the blocks of a document from the flow of a page. */
export function assemble(flow: Flow): Assembled[] {
  const highest = flow.some((item) => item.is === 'heading' && item.level === 1) ? 1 : 2;
  return gather(flow, (item) => {
    switch (item.is) {
      case 'heading': {
        const { inlines, hoisted } = inlinesOf(item.inside, true);
        if (isBlank(inlines)) return assemble(hoisted);
        return [{ type: 'heading', level: item.level <= highest ? 2 : 3, children: inlines }, ...assemble(hoisted)];
      }
      case 'quote':
        return quoted(assemble(item.inside));
      case 'display':
        return [{ type: 'math', latex: item.latex, children: empty }];
      case 'picture':
        return [{ picture: item.picture }];
      case 'block':
        return [item.block];
    }
  });
}

type Whole = Exclude<FlowItem, { is: 'inline' | 'edge' | 'line' }>;

function gather(flow: Flow, wholeOf: (item: Whole) => Assembled[]): Assembled[] {
  const blocks: Assembled[] = [];
  let lines: ListLine[] = [];
  const endList = () => {
    blocks.push(...listsOf(lines, assemble));
    lines = [];
  };
  for (const part of partsOf(flow)) {
    if (part.is === 'inlines') {
      const found = paragraphsOf(part.inlines);
      if (found.length > 0) endList();
      blocks.push(...found);
    } else if (part.item.is === 'line') {
      if (startsAnew(lines, part.item.line)) endList();
      lines.push(part.item.line);
    } else if (part.item.is !== 'edge') {
      endList();
      blocks.push(...wholeOf(part.item));
    }
  }
  endList();
  return blocks;
}

/** Paragraphs of a quotation; blocks that a quote cannot contain split it. */
function quoted(blocks: readonly Assembled[]): Assembled[] {
  const found: Assembled[] = [];
  let run: Paragraph[] = [];
  const end = () => {
    if (run.length > 0) found.push({ type: 'quote', children: run });
    run = [];
  };
  for (const block of blocks) {
    if ('type' in block && block.type === 'paragraph') run.push(block);
    else if ('type' in block && block.type === 'quote') run.push(...block.children);
    else {
      end();
      found.push(block);
    }
  }
  end();
  return found;
}

/** The placeholder text of a picture, until it is uploaded. */
export function pictureWords({ alt }: Picture): Text {
  return placeholder('Picture', alt);
}
