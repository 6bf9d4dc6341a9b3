import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDocument } from './is-document.ts';
import { limits } from './limits.ts';
import { nodeTypes } from './nodes.ts';
import { checkDocument } from './schema.ts';
import { block, richDocument } from './testing/arbitrary-document.ts';

const typesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"type":"([\w-]+)"/g)].map(([, type = '']) => type);

const expectAgreement = (value: unknown) => {
  const checked = checkDocument(value);
  expect(isDocument(value), checked.ok ? 'the schema accepts' : checked.message).toBe(checked.ok);
  return checked.ok;
};

it('the arbitrary documents have every type of node', () => {
  const sampled = fc.sample(richDocument, { numRuns: 500, seed: 1 }).flatMap(typesIn);
  expect([...new Set(sampled)].sort()).toEqual([...nodeTypes].sort());
});

describe('the guard and the schema', () => {
  it('both accept every valid document, and the schema gives it back unchanged', () => {
    fc.assert(
      fc.property(richDocument, (document) => {
        expect(isDocument(document)).toBe(true);
        expect(checkDocument(document)).toEqual({ ok: true, document });
      }),
      { numRuns: 500 },
    );
  });

  it('agree on every damaged document', () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        '',
        'paragraph',
        'inline-math',
        '#0b3437',
        'javascript:alert(1)',
        true,
        null,
        0,
        2,
        16,
        [],
        {},
      ),
      fc.constant({ text: '' }),
      block,
      fc.jsonValue(),
    );
    const key = fc.constantFrom(
      'type',
      'text',
      'children',
      'bold',
      'color',
      'size',
      'url',
      'level',
      'blink',
      '__proto__',
      'onclick',
    );
    let refused = 0;
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 2 }),
        fc.nat(),
        key,
        value,
        fc.nat(2),
        (document, at, key, value, operation) => {
          const damaged: unknown = JSON.parse(JSON.stringify(document));
          damage(damaged, { at, key, value, operation });
          if (!expectAgreement(damaged)) refused += 1;
        },
      ),
      // The schema takes about 0.5 ms for one. Every test run draws others.
      { numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(150);
  });

  it('agree on any JSON value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void expectAgreement(value)));
    for (const value of [undefined, null, 5, 'text', {}, [[]], [null], [[{ type: 'paragraph' }]]])
      expect(expectAgreement(value)).toBe(false);
  });

  it('agree at each limit', () => {
    const text = (length: number) => [{ type: 'paragraph', children: [{ text: 'a'.repeat(length) }] }];
    expect(expectAgreement(text(limits.characters - 9))).toBe(true);
    expect(expectAgreement(text(limits.characters + 1))).toBe(false);
    const blocks = (count: number) => Array.from({ length: count }, () => text(1)[0]);
    expect(expectAgreement(blocks(limits.blocks))).toBe(true);
    expect(expectAgreement(blocks(limits.blocks + 1))).toBe(false);
    const math = (length: number) => [{ type: 'math', latex: 'x'.repeat(length), children: [{ text: '' }] }];
    expect(expectAgreement(math(limits.formula))).toBe(true);
    expect(expectAgreement(math(limits.formula + 1))).toBe(false);
    expect(expectAgreement(lists(3))).toBe(true);
    expect(expectAgreement(lists(3, tooltip))).toBe(true);
    expect(expectAgreement(lists(4))).toBe(false);
    expect(expectAgreement(lists(100_000))).toBe(false);
  });
});

const link = { type: 'link', url: 'https://example.org', children: [{ text: 'why' }] };
const tooltip = { type: 'tooltip', tip: [{ type: 'paragraph', children: [link] }], children: [{ text: 'deep' }] };

function lists(depth: number, deep: unknown = { text: 'deep' }): unknown {
  let inner: unknown = { type: 'paragraph', children: [deep] };
  for (let at = 0; at < depth; at += 1) {
    inner = { type: 'list', ordered: false, children: [{ type: 'list-item', children: [inner] }] };
  }
  return [inner];
}

/** Deletes, adds or changes a key of the `at`-th object of a JSON value. */
function damage(
  json: unknown,
  { at, key, value, operation }: { at: number; key: string; value: unknown; operation: number },
): void {
  const objects: Record<string, unknown>[] = [];
  collect(json, objects);
  const object = objects[at % objects.length];
  if (!object) return;
  const keys = Object.keys(object);
  const own = keys[at % keys.length] ?? key;
  if (operation === 0) delete object[own];
  if (operation === 1) Object.defineProperty(object, key, { value, enumerable: true, configurable: true });
  if (operation === 2) object[own] = value;
}

function collect(json: unknown, into: Record<string, unknown>[]): void {
  if (typeof json !== 'object' || json === null) return;
  if (!Array.isArray(json)) into.push(json as Record<string, unknown>);
  for (const inner of Object.values(json)) collect(inner, into);
}
