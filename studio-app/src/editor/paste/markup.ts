/**
 * The part of the DOM that is read of parsed HTML; the browser's own nodes match this type. A
 * parsed document that is not attached runs no script and loads no picture.
 */
export type Markup = {
  /** 1 is an element, 3 a text, 8 a comment; other types are ignored. */
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<Markup>;
  getAttribute?(name: string): string | null;
};

/** Parses HTML as a browser does, without running anything. */
export type Parse = (html: string) => Markup;

/** The lower-case name of an element; empty for other nodes. */
export function tagOf(node: Markup): string {
  return node.nodeType === 1 ? node.nodeName.toLowerCase() : '';
}

export function attribute(node: Markup, name: string): string {
  return node.getAttribute?.(name) ?? '';
}

export function classesOf(node: Markup): readonly string[] {
  return attribute(node, 'class').split(/\s+/).filter(Boolean);
}

export function childrenOf(node: Markup): readonly Markup[] {
  return Array.from(node.childNodes);
}

/** The first match within a node, itself included, in document order. */
export function find(node: Markup, is: (node: Markup) => boolean): Markup | undefined {
  for (const inner of within(node)) if (is(inner)) return inner;
  return undefined;
}

export function findAll(node: Markup, is: (node: Markup) => boolean): Markup[] {
  return [...within(node)].filter(is);
}

/** The text within a node, unchanged; comments have none. */
export function wordsOf(node: Markup): string {
  let words = '';
  for (const inner of within(node)) if (inner.nodeType === 3) words += inner.nodeValue ?? '';
  return words;
}

/** A node and all nodes below it; iterative, because pasted pages can be nested deeply. */
function* within(node: Markup): Generator<Markup> {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next).toReversed());
  }
}
