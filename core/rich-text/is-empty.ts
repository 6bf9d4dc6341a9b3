import type { RichDocument, VoidNode } from './document.ts';

/** Whether a document shows nothing: no text, formula, image or video. */
export function isEmptyDocument(document: RichDocument): boolean {
  return document.every(isBlank);
}

type AnyNode = { type?: string; text?: string; children?: readonly AnyNode[] };

function isBlank({ type, text, children = [] }: AnyNode): boolean {
  if (text !== undefined) return text.trim() === '';
  return !Object.hasOwn(shown, type ?? '') && children.every(isBlank);
}

/** Not from `nodes`, which the learner app does not load: a void node that is missing here does not compile. */
const shown = { math: true, 'inline-math': true, image: true, video: true } satisfies Record<VoidNode['type'], true>;
