import { type DefaultTreeAdapterTypes, parse as parse5 } from 'parse5';
import type { Markup } from '../markup.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Parses HTML to the tree that a browser makes, without a browser. */
export function parse(html: string): Markup {
  const page = parse5(html, { scriptingEnabled: false });
  const childNodes: Markup[] = [];
  // Iterative, not recursive: a page may be nested deeper than the stack allows.
  const queue: [node: Node, target: Markup[]][] = [[page, childNodes]];
  for (const [node, target] of queue) {
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      const childMarkup: Markup[] = [];
      target.push(toMarkup(child, childMarkup));
      queue.push([child, childMarkup]);
    }
  }
  return toMarkup(page, childNodes);
}

function toMarkup(node: Node, childNodes: Markup[]): Markup {
  if ('tagName' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    return {
      nodeType: 1,
      nodeName: node.tagName,
      nodeValue: null,
      childNodes,
      getAttribute: (name) => attributes.get(name) ?? null,
    };
  }
  const other = { nodeName: node.nodeName, childNodes };
  if ('value' in node) return { ...other, nodeType: 3, nodeValue: node.value };
  if ('data' in node) return { ...other, nodeType: 8, nodeValue: node.data };
  return { ...other, nodeType: 9, nodeValue: null };
}
