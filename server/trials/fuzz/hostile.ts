import type { SeededRandom } from './seeded-random.ts';

/** Texts that a database, a template, a file system, a spreadsheet or a comparison may interpret. */
const hostileWords = [
  "'; drop table users; --",
  '" or ""="',
  '%',
  '_',
  '\\',
  '\\x00',
  '$1',
  '?',
  '${7',
  '{{7*7}}',
  '%s%n%x',
  '=1+1',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '-1',
  '0x10',
  '1e309',
  '00',
  '[]',
  '{}',
  '{"a":1}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\x',
  'C:\\x',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '<!--',
  ']]>',
  '&amp;&#0;',
  'a\r\nset-cookie: a=b',
  'a<b & 3/4 | !c:*',
  "a' & 'b",
  ':*',
  '|| pg_sleep(9)',
] as const;

/** Unusual characters: invisible, combining, wide or of another direction. */
const unusualCharacters = [
  '\u202eabc\u202c',
  'אבג abc',
  'مرحبا',
  'a\u200b\u200c\u200db',
  '\ufeffa',
  `e${'\u0301'.repeat(40)}`,
  'ı İ ß ẞ ſ ǆ ﬁ',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𝔘𠮷\u{10ffff}',
  '\u2028\u2029',
  '\u0001\u0007\u001b[31m\u007f\u0085',
  '\t\n\v\f\r',
  '\ufffd\ufffe\uffff',
  '\u00a0\u3000\u2003',
  '\u{e0001}\u{e0061}',
  'ｆｕｌｌ',
  '١٢٣',
  '½ ² ①',
] as const;

/** Text that PostgreSQL can store; at most `most` UTF-16 units, sometimes exactly so many. */
export function hostileText(chance: SeededRandom, most = 300): string {
  const piece = () => (chance.withProbability(0.5) ? chance.pick(hostileWords) : chance.pick(unusualCharacters));
  if (chance.withProbability(0.1)) return truncate(piece().repeat(Math.ceil(Math.min(most, 20_000) / 2)), most);
  if (chance.withProbability(0.1)) return 'x'.repeat(Math.min(most, 20_000));
  if (chance.withProbability(0.1)) return '';
  return truncate(Array.from({ length: 1 + chance.integerBelow(3) }, piece).join(chance.pick(['', ' '])), most);
}

/** Never cuts a surrogate pair. */
function truncate(text: string, most: number): string {
  const short = text.slice(0, most);
  return short.isWellFormed() ? short : short.slice(0, -1);
}

/** Text that PostgreSQL cannot store. */
export const brokenTexts = ['\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800', '\0'.repeat(1000)] as const;

/** Limits of int4, int8, float8 and JSON. */
export const numbers = [
  0, -0, 1, -1, 0.5, -0.5, 1e-320, 0.1, 32_767, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296,
  9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, -9_007_199_254_740_991, 9.3e18, -9.3e18, 1e21,
  1e100, 1e308, -1e308, 1.7976931348623157e308,
] as const;

/** Dates at the limits of calendars, and invalid dates. */
export const days = [
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '1582-10-10',
  '1900-02-29',
  '1969-12-31',
  '1970-01-01',
  '2000-02-29',
  '2011-12-30',
  '2026-02-30',
  '2026-03-08',
  '2026-11-22',
  '2026-11-28',
  '2026-12-31',
  '2027-06-01',
  '2038-01-19',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '-000001-01-01',
  '275760-09-13',
  '294277-01-01',
  '2026-11-22T24:00:00Z',
  'infinity',
  'now',
] as const;

/** A JSON value of another type. */
export function otherValue(chance: SeededRandom): unknown {
  return chance.pick<() => unknown>([
    () => null,
    () => chance.withProbability(0.5),
    () => chance.pick(numbers),
    () => chance.pick(brokenTexts),
    () => hostileText(chance),
    () => hostileText(chance, 200_000),
    () => chance.pick(days),
    () => chance.uuid(),
    () => chance.uuid().toUpperCase(),
    () => '00000000-0000-0000-0000-000000000000',
    () => [],
    () => [[]],
    () => [null],
    () => Array.from({ length: chance.pick([3, 501, 5_001]) }, () => 'x'),
    () => ({}),
    () => ({ length: 1e9 }),
    () => ({ toString: 'x', valueOf: 1, then: true, toJSON: {} }),
    () => ({ $ne: null }),
    () => nested(chance.pick([2, 30, 40])),
  ])();
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value];
  return value;
}
