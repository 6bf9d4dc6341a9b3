import { attribute, classesOf, findAll, type Markup, tagOf, textContentOf } from './markup.ts';

export type Style = ReadonlyMap<string, string>;

/** The styles of an element, from its own style attribute and its classes. */
export type StyleOf = (node: Markup) => Style;

/**
 * Reads the style sheets of a document whose rules select tags and classes, as those of Word, Pages
 * and Excel: `p.MsoTitle, li.p1 {…}`. Other selectors are ignored.
 */
export function readStyles(root: Markup): StyleOf {
  const sheets = findAll(root, (node) => tagOf(node) === 'style').map((sheet) => textContentOf(sheet));
  const rules = readSheets(sheets.join('\n'));
  return (node) => {
    const tag = tagOf(node);
    const classStyles = classesOf(node).flatMap((name) => [rules.get(`.${name}`), rules.get(`${tag}.${name}`)]);
    return new Map([...classStyles, parseStyle(attribute(node, 'style'))].flatMap((style) => [...(style ?? [])]));
  };
}

/** Parses `a: b; c: d` to a map in lower case; the last of a repeated property counts. */
export function parseStyle(style: string): Style {
  const properties = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0)
      properties.set(
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return properties;
}

function readSheets(css: string): ReadonlyMap<string, Style> {
  const rules = new Map<string, Style>();
  const plain = css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '');
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}@]{1,2000})\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const simple = /^\s*([a-z0-9]*)\.([\w-]+)\s*$/i.exec(selector);
      if (!simple) continue;
      const name = `${simple[1]?.toLowerCase()}.${simple[2]}`;
      rules.set(name, new Map([...(rules.get(name) ?? []), ...parseStyle(body)]));
    }
  }
  return rules;
}
