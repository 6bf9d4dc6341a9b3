import { empty, type Paragraph, type Text } from '@fourfold/core/rich-text/document';
import { type BlockOrPicture, buildLists, startsNewList } from './build-lists.ts';
import type { Flow, FlowItem, ListLine, Picture } from './flow.ts';
import { flowInlines } from './flow-inlines.ts';
import { groupInlines, hasNoText, toParagraphs } from './paragraphs.ts';
import { placeholder } from './placeholder.ts';

/** Assembles the blocks of a document from the flow of a page. */
export function assembleBlocks(flow: Flow): BlockOrPicture[] {
  const highest = flow.some((item) => item.kind === 'heading' && item.level === 1) ? 1 : 2;
  return assembleParts(flow, (item) => {
    switch (item.kind) {
      case 'heading': {
        const { inlines, hoisted } = flowInlines(item.content, true);
        if (hasNoText(inlines)) return assembleBlocks(hoisted);
        return [
          { type: 'heading', level: item.level <= highest ? 2 : 3, children: inlines },
          ...assembleBlocks(hoisted),
        ];
      }
      case 'quote':
        return toQuotes(assembleBlocks(item.content));
      case 'display':
        return [{ type: 'math', latex: item.latex, children: empty }];
      case 'picture':
        return [{ picture: item.picture }];
      case 'block':
        return [item.block];
    }
  });
}

type BlockItem = Exclude<FlowItem, { kind: 'inline' | 'edge' | 'line' }>;

function assembleParts(flow: Flow, toBlocks: (item: BlockItem) => BlockOrPicture[]): BlockOrPicture[] {
  const blocks: BlockOrPicture[] = [];
  let lines: ListLine[] = [];
  const endList = () => {
    blocks.push(...buildLists(lines, assembleBlocks));
    lines = [];
  };
  for (const part of groupInlines(flow)) {
    if (part.kind === 'inlines') {
      const found = toParagraphs(part.inlines);
      if (found.length > 0) endList();
      blocks.push(...found);
    } else if (part.item.kind === 'line') {
      if (startsNewList(lines, part.item.line)) endList();
      lines.push(part.item.line);
    } else if (part.item.kind !== 'edge') {
      endList();
      blocks.push(...toBlocks(part.item));
    }
  }
  endList();
  return blocks;
}

/** Paragraphs of a quotation; blocks that a quote cannot contain split it. */
function toQuotes(blocks: readonly BlockOrPicture[]): BlockOrPicture[] {
  const result: BlockOrPicture[] = [];
  let run: Paragraph[] = [];
  const endQuote = () => {
    if (run.length > 0) result.push({ type: 'quote', children: run });
    run = [];
  };
  for (const block of blocks) {
    if ('type' in block && block.type === 'paragraph') run.push(block);
    else if ('type' in block && block.type === 'quote') run.push(...block.children);
    else {
      endQuote();
      result.push(block);
    }
  }
  endQuote();
  return result;
}

/** The placeholder text of a picture, until it is uploaded. */
export function picturePlaceholder({ alt }: Picture): Text {
  return placeholder('Picture', alt);
}
