import type { RichDocument } from './document.ts';

/** Whether a document shows nothing: no text, formula, image or video. */
export function isEmptyDocument(document: RichDocument): boolean {
  return document.every(isBlank);
}

type AnyNode = { type?: string; text?: string; children?: readonly AnyNode[] };

function isBlank({ type, text, children = [] }: AnyNode): boolean {
  if (text !== undefined) return text.trim() === '';
  return !shown.has(type ?? '') && children.every(isBlank);
}

const shown: ReadonlySet<string> = new Set(['math', 'inline-math', 'image', 'video']);
