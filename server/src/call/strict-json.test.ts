import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forbiddenNames, parseStrictJson } from './strict-json.ts';

describe('a body as JSON', () => {
  it('is parsed as by JSON.parse, for every allowed value', () => {
    const honest = fc.jsonValue({ maxDepth: 6 }).filter((value) => {
      const text = JSON.stringify(value);
      return ![...forbiddenNames].some((name) => text.includes(`"${name}":`)) && !/\\u0000|\\ud[89a-f]/i.test(text);
    });
    fc.assert(
      fc.property(honest, fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseStrictJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('does not take text within strings for structure', () => {
    const value = { 'a"{': ['}{"a":1,"a":2}', '\\', '\\"', '"'], b: { a: 1 }, 'a\\': { a: 2 } };
    expect(parseStrictJson(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    ['nothing', '', 'body: expected valid JSON'],
    ['half an object', '{"a":', 'body: expected valid JSON'],
    ['a comment', '{} // x', 'body: expected valid JSON'],
    ['NaN', '{"a":NaN}', 'body: expected valid JSON'],
    ['a name given twice', '{"a":1,"a":2}', 'a: given twice'],
    ['a name given twice, once in disguise', '{"a":1,"\\u0061":2}', 'a: given twice'],
    ['a name given twice further down', '[{"x":{"b":1,"c":[{}],"b":2}}]', 'b: given twice'],
    ['__proto__', '{"__proto__":{"is_admin":true}}', '__proto__: not a name that a body may use'],
    ['__proto__ in disguise', '{"\\u005f_proto__":1}', '__proto__: not a name that a body may use'],
    ['constructor', '{"a":[{"constructor":1}]}', 'constructor: not a name that a body may use'],
    ['a null character', '{"a":"x\\u0000"}', 'a: holds a null character; remove it'],
    ['half of a character', '{"a":{"b":["\\ud83d"]}}', 'a.b.0: holds half of a character; remove it'],
    ['a null character in a name', '{"\\u0000":1}', 'body: a name holds a character that text cannot hold'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'body: nested more than 32 levels deep'],
    ['a million levels', `${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}`, 'body: nested more than 32 levels deep'],
  ])('is refused with %s', (_what, text, message) => {
    expect(() => parseStrictJson(text)).toThrow(message);
  });

  it('may contain a complete character as an escape, and the same name in two objects', () => {
    expect(parseStrictJson('[{"a":"\\ud83d\\ude00"},{"a":"\\u00e9"}]')).toEqual([{ a: '😀' }, { a: 'é' }]);
  });
});
