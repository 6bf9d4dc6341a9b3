import { childAt, childrenNamed, isOn, valOf, type XmlNode } from './xml.ts';

type Style = { name: string; basedOn: string | undefined; paragraph: XmlNode | undefined; run: XmlNode | undefined };

/** Reads properties with those of the styles that they are based on; the nearest comes first. */
export type Styles = {
  /** The paragraph's own properties and those of its styles. */
  ofParagraph(properties: XmlNode | undefined): readonly XmlNode[];
  ofRun(properties: XmlNode | undefined, paragraph: XmlNode | undefined): readonly XmlNode[];
  /** The level of a heading from 1; null for other paragraphs. */
  headingLevel(properties: XmlNode | undefined): number | null;
};

export function readStyles(part: XmlNode | null): Styles {
  const root = part?.childNodes.find(({ nodeName }) => nodeName === 'w:styles');
  const styles = new Map<string, Style>();
  let normal = '';
  for (const node of childrenNamed(root, 'w:style')) {
    const id = node.attributes.get('w:styleId') ?? '';
    if (node.attributes.get('w:type') === 'paragraph' && isOn(node.attributes.get('w:default'))) normal = id;
    styles.set(id, {
      name: valOf(node, 'w:name') ?? '',
      basedOn: valOf(node, 'w:basedOn'),
      paragraph: childAt(node, 'w:pPr'),
      run: childAt(node, 'w:rPr'),
    });
  }
  const chain = (id: string | undefined): Style[] => {
    const found: Style[] = [];
    for (let next = styles.get(id ?? ''); next && found.length < 12; next = styles.get(next.basedOn ?? ''))
      found.push(next);
    return found;
  };
  const paragraphChain = (properties: XmlNode | undefined) => chain(valOf(properties, 'w:pStyle') ?? normal);
  const defined = (nodes: readonly (XmlNode | undefined)[]) => nodes.filter((node) => node !== undefined);
  return {
    ofParagraph: (properties) => defined([properties, ...paragraphChain(properties).map(({ paragraph }) => paragraph)]),
    ofRun: (properties, paragraph) =>
      defined([
        properties,
        ...chain(valOf(properties, 'w:rStyle')).map(({ run }) => run),
        ...paragraphChain(paragraph).map(({ run }) => run),
      ]),
    headingLevel: (properties) => {
      for (const { name, paragraph } of paragraphChain(properties)) {
        if (/^(?:title|subtitle)$/i.test(name)) return 1;
        const level = valOf(paragraph, 'w:outlineLvl');
        if (level !== undefined && Number(level) < 6) return Number(level) + 1;
        const named = /^heading (\d)$/i.exec(name)?.[1];
        if (named) return Number(named);
      }
      return null;
    },
  };
}

/** The value of a property that is nearest. */
export function nearest(properties: readonly XmlNode[], name: string): string | undefined {
  for (const node of properties) {
    const value = valOf(node, name);
    if (value !== undefined) return value;
  }
  return undefined;
}
