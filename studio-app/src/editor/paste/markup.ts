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
export function findFirst(node: Markup, matches: (node: Markup) => boolean): Markup | undefined {
  for (const inner of descendants(node)) if (matches(inner)) return inner;
  return undefined;
}

export function findAll(node: Markup, matches: (node: Markup) => boolean): Markup[] {
  return [...descendants(node)].filter(matches);
}

/** The text within a node, unchanged; comments have none. */
export function textContentOf(node: Markup): string {
  let text = '';
  for (const inner of descendants(node)) if (inner.nodeType === 3) text += inner.nodeValue ?? '';
  return text;
}

/** A node and all nodes below it; iterative, because pasted pages can be nested deeply. */
function* descendants(node: Markup): Generator<Markup> {
  const stack = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    stack.push(...childrenOf(next).toReversed());
  }
}
