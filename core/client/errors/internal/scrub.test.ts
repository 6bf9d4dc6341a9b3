import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

const token = fc.string({ unit: fc.constantFrom(...'ABCabcxyz019_-'), minLength: 43, maxLength: 43 });
/** The parts of a message that are not secret. */
const words = fc.string({ unit: fc.constantFrom(...'abc defg, ;()'), maxLength: 30 });
const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\s\S]{0,80}$/));

describe('what is left of a message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'length')", 'Cannot read properties of undefined (reading length)'],
    [`can't access property "length", a is undefined`, 'cant access property length, a is undefined'],
    ["undefined is not an object (evaluating 'e.given.text')", 'undefined is not an object (evaluating e.given.text)'],
    ["Cannot access 'x' before initialization", 'Cannot access x before initialization'],
    ['e.map is not a function', 'e.map is not a function'],
    ['Cannot convert undefined or null to object', 'Cannot convert undefined or null to object'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=my%20answer for the full message',
      'Minified React error #418; visit https://react.dev for the full message',
    ],
    [
      'no question 0190a6c0-0000-7000-8000-000000000001 is among those that are practised here',
      'no question 0190a6c0-0000-7000-8000-000000000001 is among those that are practised here',
    ],
    [
      'script-src-elem stopped https://evil.example:8443/x.js?who=ada',
      'script-src-elem stopped https://evil.example:8443',
    ],
    ['script-src-elem stopped inline', 'script-src-elem stopped inline'],
  ])('%s', (message, left) => {
    expect(scrub(message)).toBe(left);
  });
});

describe('what is gone', () => {
  it.each([
    [`Unexpected token 'h', "hello" is not valid JSON`, 'Unexpected token … is not valid JSON'],
    [`Unexpected token 'h', "he said "yes" to `, 'Unexpected token …'],
    ["Cannot use 'in' operator to search for 'given' in forty two", 'Cannot use …'],
    ['Cannot convert forty two to a BigInt', 'Cannot convert …'],
    ['Invalid regular expression: /forty(two/: Unterminated group', 'Invalid regular expression: …'],
    [
      "Failed to execute 'querySelector' on 'Document': 'forty two' is not valid",
      'Failed to execute querySelector on … is not valid',
    ],
    ['number 42 is not iterable', 'number … is not iterable'],
    ['x-2.5 or 3/4 or -.5 or 1,000 or ½ or ٤٢', 'x-… or … or … or … or … or …'],
    ['no such person: ada@mail.example', 'no such person: …'],
    ['http://ada:secret@mail.example/', '…'],
    ['data:text/html,forty-two', 'data:'],
    ['don’t say ‘forty two', 'dont say …'],
  ])('%s', (message, left) => {
    expect(scrub(message)).toBe(left);
  });

  it('is a token in any position', () => {
    const places = fc.constantFrom(
      (text: string) => text,
      (text: string) => `https://learner.example/reset-password/${text}`,
      (text: string) => `https://${text}/`,
      (text: string) => `https://learner.example/admin?code=${text}#there`,
      (text: string) => `{"token":"${text}"}`,
      (text: string) => `reading '${text}'`,
      (text: string) => `${text}@mail.example`,
      (text: string) => `error #${text}`,
    );
    fc.assert(
      fc.property(words, token, words, places, (before, secret, after, place) => {
        expect(scrub(`${before} ${place(secret)} ${after}`)).not.toContain(secret.slice(5, 30));
      }),
      { numRuns: 1000 },
    );
  });

  it('is everything quoted, with any quotation marks and any content', () => {
    const marks = fc.constantFrom(['"', '"'], ["'", "'"], ['`', '`'], ['“', '”'], ['‘', '’'], ['«', '»']);
    const inner = fc.string({ unit: fc.constantFrom(...'\'"`’ aber'), maxLength: 20 });
    fc.assert(
      fc.property(words, marks, inner, inner, words, (before, [open, close], left, right, after) => {
        expect(scrub(`${before} ${open}${left}SECRET${right}${close} ${after}`)).not.toContain('SECRET');
      }),
      { numRuns: 1000 },
    );
  });

  it('is every number', () => {
    const number = fc
      .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      .map((one) => one.toFixed(3));
    fc.assert(
      fc.property(words, number, words, (before, typed, after) => {
        expect(scrub(`${before} ${typed} ${after}`)).not.toMatch(/\p{N}/u);
      }),
    );
  });

  it('is whatever could forge or break a log line: control characters, line ends, lone surrogates', () => {
    expect(scrub('one\r\n{"level":50}\u2028two\u0000\u202e\ud800')).toBe('one {…:…} two');
    fc.assert(
      fc.property(anything, (text) => {
        expect(scrub(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

it('scrubbing twice gives the same message', () => {
  const parts = fc.array(
    fc.oneof(words, token, fc.constantFrom('"', "'", 'n’t', "reading 'x'", 'https://a.b', '@', '7', ' ')),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        parts.map((all) => all.join('')),
      ),
      (text) => {
        expect(scrub(scrub(text))).toBe(scrub(text));
      },
    ),
    { numRuns: 2000 },
  );
});
