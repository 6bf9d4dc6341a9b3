import type { ESTree } from 'vite';
import { type PrintedProp, printProp } from './print-element.ts';
import type { SourceModule } from './read-module.ts';
import { sourceText } from './source-text.ts';

/** Prints an arg as a prop; null if it is `undefined`. */
export function propText(
  module: SourceModule,
  name: string,
  node: ESTree.Node,
): { printed: PrintedProp | null; names: ReadonlySet<string> } {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { printed: printProp(name, { literal: node.value }), names: new Set() };
  }
  const { text, names } = sourceText(module, node);
  return { printed: printProp(name, { text }), names };
}
