import { type DefaultTreeAdapterTypes, parse as parse5 } from 'parse5';
import type { Markup } from '../markup.ts';

/** The tree that a browser makes of HTML, without a browser. */
export function parse(html: string): Markup {
  return markupOf(parse5(html, { scriptingEnabled: false }));
}

function markupOf(node: DefaultTreeAdapterTypes.Node): Markup {
  const childNodes = 'childNodes' in node ? node.childNodes.map((child) => markupOf(child)) : [];
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
