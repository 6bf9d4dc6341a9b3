import type { RichDocument, Text } from '../../rich-text/document.ts';
import { normaliseLatex } from '../../rich-text/normalise-latex.ts';

/**
 * A string to compare what two documents show: words with their marks, formulas, images and videos.
 * Ignores leading, trailing and repeated spaces, blank paragraphs and image descriptions.
 */
export function renderingKey(document: RichDocument): string {
  return JSON.stringify(renderNodes(document as readonly AnyNode[]));
}

type AnyNode = Partial<Text> & {
  type?: string;
  latex?: string;
  src?: string;
  url?: string;
  children?: readonly AnyNode[];
};
type RenderedPart = string | readonly [kind: string, ...parts: unknown[]];

function renderNodes(nodes: readonly AnyNode[]): RenderedPart[] {
  return mergeTexts(nodes).flatMap((node) => {
    if (node.text !== undefined) return renderText(node);
    const rendered = renderNode(node);
    return rendered ? [rendered] : [];
  });
}

function renderNode({ type = '', latex, src, url, children = [], ...rest }: AnyNode): RenderedPart | null {
  switch (type) {
    case 'math':
    case 'inline-math':
      return ['math', normaliseLatex(latex ?? '')];
    case 'image':
      return [type, src];
    case 'video':
      return [type, url];
    case 'paragraph': {
      const inner = renderNodes(children);
      const [only] = inner;
      if (only === undefined) return null;
      return inner.length === 1 ? only : [type, ...inner];
    }
    default:
      return [type, rest, ...renderNodes(children)];
  }
}

function renderText(node: AnyNode): RenderedPart[] {
  const { text = '' } = node;
  const marks = marksOf(node);
  if (text === '') return [];
  return [marks.length === 0 ? text : ['marked', text, ...marks]];
}

function marksOf({ text: _, ...marks }: AnyNode) {
  return Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Merges adjacent texts with the same marks, and collapses spaces as rendering does. */
function mergeTexts(nodes: readonly AnyNode[]): AnyNode[] {
  const merged: AnyNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (last?.text !== undefined && node.text !== undefined && sameMarks(last, node)) {
      merged[merged.length - 1] = { ...last, text: last.text + node.text };
    } else merged.push(node);
  }
  return merged.map((node, at) => {
    if (node.text === undefined) return node;
    const text = node.text.replace(/\s+/gu, ' ');
    const start = at === 0 ? text.trimStart() : text;
    return { ...node, text: at === merged.length - 1 ? start.trimEnd() : start };
  });
}

function sameMarks(a: AnyNode, b: AnyNode): boolean {
  return JSON.stringify(marksOf(a)) === JSON.stringify(marksOf(b));
}
