import { attribute, classesOf, findAll, type Markup, tagOf, wordsOf } from './markup.ts';

export type Style = ReadonlyMap<string, string>;

/** The styles of an element, from its own style attribute and its classes. */
export type StyleOf = (node: Markup) => Style;

/**
 * Reads the style sheets of a document whose rules select tags and classes, as those of Word, Pages
 * and Excel: `p.MsoTitle, li.p1 {…}`. Other selectors are ignored.
 */
export function stylesOf(root: Markup): StyleOf {
  const sheets = findAll(root, (node) => tagOf(node) === 'style').map((sheet) => wordsOf(sheet));
  const rules = readSheets(sheets.join('\n'));
  return (node) => {
    const tag = tagOf(node);
    const named = classesOf(node).flatMap((name) => [rules.get(`.${name}`), rules.get(`${tag}.${name}`)]);
    return new Map([...named, readStyle(attribute(node, 'style'))].flatMap((style) => [...(style ?? [])]));
  };
}

/** Parses `a: b; c: d` to a map in lower case; the last of a repeated property counts. */
export function readStyle(style: string): Style {
  const found = new Map<string, string>();
  for (const part of style.split(';')) {
    const at = part.indexOf(':');
    if (at > 0)
      found.set(
        part.slice(0, at).trim().toLowerCase(),
        part
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return found;
}

function readSheets(css: string): ReadonlyMap<string, Style> {
  const rules = new Map<string, Style>();
  const plain = css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '');
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}@]{1,2000})\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const simple = /^\s*([a-z0-9]*)\.([\w-]+)\s*$/i.exec(selector);
      if (!simple) continue;
      const name = `${simple[1]?.toLowerCase()}.${simple[2]}`;
      rules.set(name, new Map([...(rules.get(name) ?? []), ...readStyle(body)]));
    }
  }
  return rules;
}
