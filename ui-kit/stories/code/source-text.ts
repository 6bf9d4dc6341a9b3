import type { ESTree } from 'vite';
import type { SourceModule } from './read-module.ts';
import { referringChildren } from './referring-children.ts';

/** Source text, with the names that it uses. */
export type SourceText = { text: string; names: ReadonlySet<string> };

/** Text for a node that is not copied as it is, or null. */
export type Replace = (node: ESTree.Node) => SourceText | null;

/** Copies a node from its source. `fn()` of the tests becomes the function that it wraps, or an empty one. */
export function sourceText(module: SourceModule, node: ESTree.Node, replace: Replace = () => null): SourceText {
  const edits: { start: number; end: number; text: string }[] = [];
  const names = new Set<string>();
  const visit = (current: ESTree.Node): void => {
    const replaced = replace(current) ?? replacedMock(module, current, replace);
    if (replaced) {
      edits.push({ start: current.start, end: current.end, text: replaced.text });
      for (const name of replaced.names) names.add(name);
      return;
    }
    if (current.type === 'Identifier') names.add(current.name);
    // A tag in lower case is an element of HTML.
    if (current.type === 'JSXIdentifier' && /^[A-Z]/.test(current.name)) names.add(current.name);
    for (const child of referringChildren(current)) visit(child);
  };
  visit(node);
  const base = indentAt(module.source, node.start);
  let text = '';
  let at = node.start;
  for (const edit of edits) {
    text += dedent(module.source.slice(at, edit.start), base);
    text += edit.text.replaceAll('\n', `\n${' '.repeat(Math.max(0, indentAt(module.source, edit.start) - base))}`);
    at = edit.end;
  }
  return { text: text + dedent(module.source.slice(at, node.end), base), names };
}

function replacedMock(module: SourceModule, node: ESTree.Node, replace: Replace): SourceText | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'fn') return null;
  if (module.imports.get('fn')?.from !== 'storybook/test') return null;
  const [wrapped] = node.arguments;
  return wrapped ? sourceText(module, wrapped, replace) : { text: '() => {}', names: new Set() };
}

/** The spaces at the start of the line of a position. */
function indentAt(source: string, position: number): number {
  const line = source.slice(source.lastIndexOf('\n', position - 1) + 1, position);
  return line.length - line.trimStart().length;
}

function dedent(text: string, spaces: number): string {
  return spaces === 0 ? text : text.replaceAll(new RegExp(`\\n {1,${spaces}}`, 'g'), '\n');
}
