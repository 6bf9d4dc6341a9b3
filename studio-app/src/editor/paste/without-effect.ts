/**
 * HTML whose event handlers and base addresses are attributes and elements without a meaning. Browsers judge both by
 * the page's policy as they read them, even in a document that is attached to nothing, and report each one.
 */
export function withoutEffect(html: string): string {
  return html.replace(tags, (tag) => tag.replace(handlers, (part) => (isQuoted(part) ? part : `no-${part}`)));
}

const tags = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*/gi;
const handlers = /"[^"]*"|'[^']*'|(?<=<)base(?![a-z])|\bon(?=[a-z]+\s*=)/gi;

function isQuoted(part: string): boolean {
  return part.startsWith('"') || part.startsWith("'");
}
