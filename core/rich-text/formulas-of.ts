import type { DocumentNode, Paragraph, RichDocument, Text } from './document.ts';
import { descriptorOf } from './nodes.ts';

/** A formula of a document; `display` is true for a formula on its own line. */
export type DocumentFormula = { latex: string; display: boolean };

/** Every formula of a document in reading order, those in tooltips included. */
export function formulasOf(document: RichDocument): DocumentFormula[] {
  return document.flatMap((block) => formulasInNode(block));
}

function formulasInNode(node: DocumentNode | Text): DocumentFormula[] {
  if ('text' in node) return [];
  const { category, fields } = descriptorOf(node.type);
  const inFields = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = node[name as keyof DocumentNode];
    if (field.is === 'latex') return [{ latex: value as string, display: category === 'block' }];
    return field.is === 'tip' ? (value as readonly Paragraph[]).flatMap(formulasInNode) : [];
  });
  return [...node.children.flatMap((child) => formulasInNode(child)), ...inFields];
}
