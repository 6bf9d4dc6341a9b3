import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Internal details that a reply must not contain, each with a name for the report. Our hostile
 * texts match none of them.
 */
const leakPatterns: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['a stack', /(?:^|\n|\\n)\s*at .{1,200}:\d+:\d+/],
  // Only our own files, because a stored attack may name /etc/passwd.
  ['a file of ours', /node_modules\/|file:\/\/\/\S+\.m?[jt]s\b|node:internal\/|\/server\/src\//],
  [
    'a fault of JavaScript',
    /\b(?:Type|Range|Reference|Syntax|Zod|Request)Error\b|Cannot read propert|is not a function/,
  ],
  // Within JSON its quotes are escaped.
  ['SQL', /\b(?:select|insert into|update|delete from) (?:distinct )?\\?"[a-z_]+\\?"/],
  [
    'a text of PostgreSQL',
    /violates (?:foreign key|check|unique|not-null)|duplicate key value|invalid input syntax for|invalid byte sequence|out of range for type|value out of range|syntax error at or near|(?:relation|column|function|operator) .{0,80}does not exist|deadlock detected|current transaction is aborted|value too long for type|unsupported Unicode escape|canceling statement|could not serialize|string is too long for tsvector|index row (?:size|requires)/,
  ],
  ['a code of PostgreSQL', /\\?"(?:severity|sqlState|routine)\\?":/],
];

/** The internal detail in a reply's text. Null if there is none. */
export function findLeak(text: string): string | null {
  for (const [label, pattern] of leakPatterns) {
    const matched = pattern.exec(text);
    if (matched) return `${label}: ${matched[0].trim().slice(0, 200)}`;
  }
  return text.includes(root) ? `the folder of the product: ${root}` : null;
}
