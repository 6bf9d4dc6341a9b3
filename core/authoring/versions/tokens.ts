import type { DocumentNode, RichDocument, Text } from '../../rich-text/document.ts';
import { descriptorOf } from '../../rich-text/nodes.ts';

/** What is compared as a whole: letters between spaces, a formula, a picture or a video by its caption, a block's end. */
type TokenContent =
  | { at: 'text' | 'object' | 'break'; text: string }
  | { at: 'formula'; text: string; latex: string; display: boolean };
/** A part of a document. Equal tokens have the same key. */
export type Token = TokenContent & { key: string; spaceBefore: boolean };

/** The texts, formulas, pictures and ends of blocks of a document, without its formatting. */
export function tokensOf(document: RichDocument): Token[] {
  const tokens: Token[] = [];
  let spaceBefore = false;
  for (const part of document.flatMap(partsOf)) {
    const isRepeatedBreak = part !== 'space' && part.at === 'break' && tokens.at(-1)?.at === 'break';
    if (part !== 'space' && !isRepeatedBreak) tokens.push({ ...part, spaceBefore });
    spaceBefore = part === 'space';
  }
  return tokens.at(-1)?.at === 'break' ? tokens.slice(0, -1) : tokens;
}

type Part = (TokenContent & { key: string }) | 'space';

function partsOf(node: DocumentNode | Text): Part[] {
  if ('text' in node) return partsOfText(node.text);
  const ending = descriptorOf(node.type).category === 'inline' ? [] : [lineBreak];
  return [...contentOf(node), ...ending];
}

function contentOf(node: DocumentNode): Part[] {
  switch (node.type) {
    case 'math':
    case 'inline-math': {
      const { latex } = node;
      return [{ at: 'formula', key: `$${latex}`, text: latex, latex, display: node.type === 'math' }];
    }
    case 'image':
      return [objectOf(`Picture: ${node.alt || 'without description'}`, node.src)];
    case 'video':
      return [objectOf(`Video: ${node.title || node.url}`, node.url)];
    case 'tooltip':
      return [...node.children.flatMap(partsOf), 'space', ...node.tip.flatMap(contentOf)];
    case 'passage':
      return [...node.children.flatMap(partsOf), ...partsOfText(node.credit ?? '')];
    default:
      return node.children.flatMap(partsOf);
  }
}

const lineBreak: Part = { at: 'break', key: '\n', text: '\n' };

function partsOfText(text: string): Part[] {
  return (text.match(/\s+|\S+/g) ?? []).map((part) =>
    part.trim() === '' ? 'space' : { at: 'text', key: part, text: part },
  );
}

function objectOf(text: string, address: string): Part {
  return { at: 'object', key: `[${text} ${address}]`, text };
}
