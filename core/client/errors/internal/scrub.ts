/** Replaces removed text. */
const placeholder = '…';

/**
 * An error's message without anything that a user may have typed and without secrets. Removed: everything from the
 * first quotation mark to the last (engines quote their input, for example `JSON.parse` an answer), input that engines
 * print unquoted, every number (students type little else), every URL except its origin, emails, and any run as long as
 * half a token. Identifiers of the code stay. Our own messages contain ids and no personal data. Idempotent.
 */
export function scrub(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(?<![\w-])([a-z]{1,6}n)['’]t(?![\w-])/gi, '$1t')
    .replace(quotedNames, '$1 $2')
    .replace(unquoted, `$1 ${placeholder}`);
  // With an odd number of marks, the last one opens a truncated quotation.
  const pairs = (line.match(new RegExp(quotationMark, 'g')) ?? []).length % 2 === 0;
  return line
    .replace(new RegExp(pairs ? `${quotationMark}.*${quotationMark}` : `${quotationMark}.*`), placeholder)
    .replace(sensitivePattern, (found: string, origin?: string, scheme?: string) => {
      if (uuid.test(found)) return found;
      return origin && !tokenLikePattern.test(origin) ? origin : (scheme ?? placeholder);
    })
    .trim();
}

/** Truncates to at most `length` characters, without a lone surrogate at the end. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `(reading 'length')`, `can't access property "length"`, `Failed to execute 'setItem'`. */
const quotedNames =
  /\b(reading|setting|property|evaluating|execute|access|declaration) ["']([A-Za-z_$][\w$.]{0,22})["'](?!\w)/g;

/** `Cannot use 'in' operator to search for 'x' in …`, `Cannot convert … to a BigInt`, `Invalid language tag: …`. */
const unquoted = /(Cannot use|Cannot convert(?! undefined or null to object$)|Invalid [a-z ]+?:).*/i;

const quotationMark = '["\'`“”„‟«»‹›‘’‚‛]';

const tokenLikePattern = /[\w-]{24}/;

const sensitivePattern = new RegExp(
  [
    // A URL; one with a name and a password is removed whole, because it contains an @.
    String.raw`([a-z][a-z\d+.-]*:\/\/(?!\S*@)[\w.-]*(?::\d+)?)\S*`,
    String.raw`((?:data|blob|javascript|mailto):)\S*`,
    String.raw`\S*@\S*`,
    String.raw`[\w-]{24,}`,
    // A number, except that of a React production error.
    String.raw`(?<![\p{L}\p{N}_]|error #)[-−+]?[.,]?\p{N}[\p{N}.,/⁄:%]*`,
  ].join('|'),
  'giu',
);
