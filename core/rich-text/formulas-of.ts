import type { RichDocument } from './document.ts';

/** A formula of a document; `display` is true for a formula on its own line. */
export type DocumentFormula = { latex: string; display: boolean };

/** Every formula of a document in reading order, those in tooltips included. */
export function formulasOf(document: RichDocument): DocumentFormula[] {
  return document.flatMap((block) => formulasInNode(block));
}

type AnyNode = {
  type?: string;
  text?: string;
  latex?: string;
  tip?: readonly AnyNode[];
  children?: readonly AnyNode[];
};

function formulasInNode({ type, latex, tip = [], children = [] }: AnyNode): DocumentFormula[] {
  if (latex !== undefined) return [{ latex, display: type === 'math' }];
  return [...children, ...tip].flatMap((node) => formulasInNode(node));
}
