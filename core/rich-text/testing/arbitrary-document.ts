import * as fc from 'fast-check';
import { type Block, empty, type NodeType, type RichDocument, type Text } from '../document.ts';
import type { Field, NodeDescriptor } from '../node-descriptor.ts';
import { descriptorOf, marks, tipInlines, typesOf } from '../nodes.ts';

/** Arbitrary valid documents with every type of node, for property tests. */
const words = fc.oneof(fc.constantFrom('', 'a', 'The mean of 3 and 5', 'ß 𝔘 e\u0301'), fc.string({ unit: 'grapheme' }));
const storable = words.map((text) => text.replaceAll('\0', '').toWellFormed());
const latex = fc.constantFrom('x', '\\frac{a}{b}', '(3,4)', ' y ');

/** Addresses that a field may have, by node and field. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'link.url': ['https://example.org/a?b=c#d', 'http://example.org', 'mailto:a@example.org', '/home/math'],
  'image.src': [`/media/${'0af1'.repeat(16)}.png`, 'https://example.org/a.svg'],
  'video.url': ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/12345', 'https://example.org/a.webm'],
};

type Arbitraries = Record<string, fc.Arbitrary<unknown>>;
type AnyNode = { type: string };

export const text = fc.record(
  { text: storable, ...fieldArbitraries('text', marks) },
  { requiredKeys: ['text'] },
) as fc.Arbitrary<Text>;
export const block = fc.oneof(...typesOf('block').map((type) => nodeOf(type))) as fc.Arbitrary<Block>;
export const richDocument: fc.Arbitrary<RichDocument> = fc.array(block, { maxLength: 4 });

/** `parents` are the types around the node. */
function nodeOf(type: NodeType, parents: readonly NodeType[] = []): fc.Arbitrary<AnyNode> {
  const descriptor = descriptorOf(type);
  const { fields } = descriptor;
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  return fc.record(
    {
      type: fc.constant(type),
      ...fieldArbitraries(type, fields),
      children: childrenOf(descriptor, [...parents, type]),
    } as { type: fc.Arbitrary<string> } & Arbitraries,
    { requiredKeys: ['type', ...required, 'children'] },
  ) as fc.Arbitrary<AnyNode>;
}

function childrenOf({ content }: NodeDescriptor, parents: readonly NodeType[]): fc.Arbitrary<unknown> {
  if (content === 'nothing') return fc.constant(empty);
  if (content === 'text') return nonEmptyArray(text);
  if (content === 'line') return lineOf(typesOf('inline'));
  const types = content.filter((type) => parents.filter((parent) => parent === type).length < 2);
  return nonEmptyArray(fc.oneof(...types.map((type) => nodeOf(type, parents))));
}

function lineOf(types: readonly NodeType[]): fc.Arbitrary<unknown> {
  return nonEmptyArray(fc.oneof({ weight: 4, arbitrary: text }, ...types.map((type) => nodeOf(type))));
}

function fieldArbitraries(type: string, fields: Readonly<Record<string, Field>>): Arbitraries {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldOf(field, addresses[`${type}.${name}`])]),
  );
}

function fieldOf(field: Field, addresses: readonly string[] = []): fc.Arbitrary<unknown> {
  switch (field.is) {
    case 'one of':
      return fc.constantFrom(...field.values);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: 1, max: field.most });
    case 'caption':
      return fc.oneof(fc.constant(''), storable);
    case 'latex':
      return latex;
    case 'address':
      return fc.constantFrom(...addresses);
    case 'tip':
      return nonEmptyArray(fc.record({ type: fc.constant('paragraph'), children: lineOf(tipInlines) }));
  }
}

function nonEmptyArray<T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(item, { minLength: 1, maxLength: 3 });
}
