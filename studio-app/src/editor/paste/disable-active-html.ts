/**
 * Renames event handlers and `base` elements in HTML, so that they have no meaning. Browsers check both against the
 * page's security policy while parsing, even in a document that is not attached, and report each one.
 */
export function disableActiveHtml(html: string): string {
  return html.replace(tags, (tag) => tag.replace(handlers, (part) => (isQuoted(part) ? part : `no-${part}`)));
}

const tags = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*/gi;
const handlers = /"[^"]*"|'[^']*'|(?<=<)base(?![a-z])|\bon(?=[a-z]+\s*=)/gi;

function isQuoted(part: string): boolean {
  return part.startsWith('"') || part.startsWith("'");
}
