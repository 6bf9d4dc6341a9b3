/** In place of what was taken out. */
const out = '…';

/**
 * An error's message without what somebody may have typed or may hold. Taken out is all from the first quotation mark
 * to the last (engines quote what they were given: `JSON.parse` an answer), what engines say unquoted, each number
 * (students type little else), each address but for its origin, emails, and what is as long as half a token. Names out
 * of the code stay. Messages of our own hold ids and nothing of a person's. Once more, it changes nothing.
 */
export function scrub(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(?<![\w-])([a-z]{1,6}n)['’]t(?![\w-])/gi, '$1t')
    .replace(names, '$1 $2')
    .replace(unquoted, `$1 ${out}`);
  // Of an odd number of marks the last one opens what was cut off.
  const pairs = (line.match(new RegExp(mark, 'g')) ?? []).length % 2 === 0;
  return line
    .replace(new RegExp(pairs ? `${mark}.*${mark}` : `${mark}.*`), out)
    .replace(telling, (found: string, origin?: string, scheme?: string) => {
      if (uuid.test(found)) return found;
      return origin && !long.test(origin) ? origin : (scheme ?? out);
    })
    .trim();
}

/** At most so many characters, none of them a half one. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

export const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `(reading 'length')`, `can't access property "length"`, `Failed to execute 'setItem'`. */
const names =
  /\b(reading|setting|property|evaluating|execute|access|declaration) ["']([A-Za-z_$][\w$.]{0,22})["'](?!\w)/g;

/** `Cannot use 'in' operator to search for 'x' in …`, `Cannot convert … to a BigInt`, `Invalid language tag: …`. */
const unquoted = /(Cannot use|Cannot convert(?! undefined or null to object$)|Invalid [a-z ]+?:).*/i;

const mark = '["\'`“”„‟«»‹›‘’‚‛]';

const long = /[\w-]{24}/;

const telling = new RegExp(
  [
    // An address; one with a name and a password is taken out whole, as what has an @.
    String.raw`([a-z][a-z\d+.-]*:\/\/(?!\S*@)[\w.-]*(?::\d+)?)\S*`,
    String.raw`((?:data|blob|javascript|mailto):)\S*`,
    String.raw`\S*@\S*`,
    String.raw`[\w-]{24,}`,
    // A number, save that of an error of React's in production.
    String.raw`(?<![\p{L}\p{N}_]|error #)[-−+]?[.,]?\p{N}[\p{N}.,/⁄:%]*`,
  ].join('|'),
  'giu',
);
