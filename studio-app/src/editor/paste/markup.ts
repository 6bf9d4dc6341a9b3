/**
 * What is read of a parsed HTML document: the browser's own nodes fit as they are, and nothing here touches a page.
 * A parsed document that nobody attaches runs no script and loads no picture.
 */
export type Markup = {
  /** 1 an element, 3 a text, 8 a comment; others are looked through. */
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<Markup>;
  getAttribute?(name: string): string | null;
};

/** Reads a page or a piece of one, as a browser does, without running anything. */
export type Parse = (html: string) => Markup;

/** An element's name in small letters; `''` for what is none. */
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

/** The first within a node, itself included, in reading order. */
export function find(node: Markup, is: (node: Markup) => boolean): Markup | undefined {
  for (const inner of within(node)) if (is(inner)) return inner;
  return undefined;
}

export function findAll(node: Markup, is: (node: Markup) => boolean): Markup[] {
  return [...within(node)].filter(is);
}

/** All words within a node, as they are written. Comments have none. */
export function wordsOf(node: Markup): string {
  let words = '';
  for (const inner of within(node)) if (inner.nodeType === 3) words += inner.nodeValue ?? '';
  return words;
}

/** A node and all below it, without recursion: how deep a foreign page goes is not ours to say. */
function* within(node: Markup): Generator<Markup> {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next).toReversed());
  }
}
