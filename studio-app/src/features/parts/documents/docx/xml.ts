import type { Markup } from '../../../../editor/paste/markup.ts';

/** An element of an XML file, in the shape of the browser's nodes: a worker has no parser of its own. */
export type XmlNode = Markup & { childNodes: XmlNode[]; attributes: ReadonlyMap<string, string> };

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!(?:[^<>"']|"[^"]*"|'[^']*'|<[^<>]*>)*>|<\/([^\s<>]+)\s*>|<([^\s/<>!?]+)((?:\s+[^\s=<>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;

/** Parses XML to a tree without recursion. Entities of a document type are not expanded. Null if it is not well formed. */
export function parseXml(source: string): XmlNode | null {
  const root = element('#document', new Map());
  const open: XmlNode[] = [root];
  let end = 0;
  for (const found of source.matchAll(token)) {
    const [whole, cdata, closed, name, attributes = '', selfClosing, text] = found;
    if (found.index !== end) return null;
    end += whole.length;
    const parent = open.at(-1) as XmlNode;
    if (name !== undefined) {
      const node = element(name, attributesOf(attributes));
      parent.childNodes.push(node);
      if (!selfClosing) open.push(node);
    } else if (closed !== undefined) {
      if (open.length < 2 || parent.nodeName !== closed) return null;
      open.pop();
    } else if (text !== undefined || cdata !== undefined)
      parent.childNodes.push(textNode(cdata ?? decoded(text ?? '')));
  }
  return end === source.length && open.length === 1 ? root : null;
}

function element(nodeName: string, attributes: ReadonlyMap<string, string>): XmlNode {
  const getAttribute = (name: string) => attributes.get(name) ?? null;
  return {
    nodeType: nodeName === '#document' ? 9 : 1,
    nodeName,
    nodeValue: null,
    childNodes: [],
    attributes,
    getAttribute,
  };
}

function textNode(nodeValue: string): XmlNode {
  return { nodeType: 3, nodeName: '#text', nodeValue, childNodes: [], attributes: new Map() };
}

function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The child elements with a name. */
export function childrenNamed(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.childNodes.filter((child) => child.nodeName === name) ?? [];
}

/** The element at a path of names below a node. */
export function childAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((parent, name) => childrenNamed(parent, name)[0], node);
}

/** The `w:val` of a child; undefined if there is no child, "" if it has no value. */
export function valOf(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  const child = childAt(node, ...path);
  return child && (child.attributes.get('w:val') ?? '');
}

/** Whether a property that can be switched off is on: it is there, and not "0" or "false". */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && !/^(?:0|false|off)$/.test(value);
}

/** All elements below a node, itself included, for which a test is true; they are not searched further. */
export function topmost(node: XmlNode, matches: (node: XmlNode) => boolean): XmlNode[] {
  return matches(node) ? [node] : node.childNodes.flatMap((child) => topmost(child, matches));
}
