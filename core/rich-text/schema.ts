import * as z from 'zod';
import { boundsError } from './bounds.ts';
import type * as Doc from './document.ts';
import { issueMessage } from './internal/schema-message.ts';
import { limits } from './limits.ts';
import type { Field, NodeDescriptor } from './node-descriptor.ts';
import { descriptorOf, marks, nodeTypes, tipInlines, typesOf } from './nodes.ts';
import { readBlocks } from './read-blocks.ts';

/** A checked document, or a sentence that says what is wrong and where: `block 3, paragraph: unknown mark "blink"`. */
export type CheckedDocument = { ok: true; document: Doc.RichDocument } | { ok: false; message: string };

/** Reads a rich field from the wire: a JSON string of blocks, plain text as one paragraph (Q111), or a block list. */
export function parseRichField(input: unknown): CheckedDocument {
  if (typeof input === 'string') return checkDocument(readBlocks(input));
  return checkDocument(input);
}

/** Checks a block list. The result has no properties other than those of the schema. */
export function checkDocument(input: unknown): CheckedDocument {
  if (!Array.isArray(input)) return { ok: false, message: 'A document must be a text or a list of blocks.' };
  const boundsMessage = boundsError(input);
  if (boundsMessage) return { ok: false, message: boundsMessage };
  const { data, error } = Blocks.safeParse(input);
  return data ? { ok: true, document: data } : { ok: false, message: issueMessage(error.issues, input) };
}

const caption = z.string().max(limits.caption);
const address = z.string().max(limits.address);
const latex = z
  .string()
  .max(limits.formula)
  .refine((formula) => formula.trim() !== '', 'is empty');
const empty = z.tuple([z.strictObject({ text: z.literal('') })]);
const Text = z.strictObject({ text: z.string(), ...shapeOf(marks) });
const Tip = z.strictObject({
  type: z.literal('paragraph'),
  get children() {
    return lineSchema(tipInlines);
  },
});

const nodeSchemas = Object.fromEntries(nodeTypes.map((type) => [type, schemaOf(type)])) as Record<
  Doc.NodeType,
  ReturnType<typeof schemaOf>
>;

// Types are not inferred from data; those of the descriptors are checked against the document's.
const Blocks = z.array(nodeSchema(typesOf('block'))) as z.ZodType as z.ZodType<Doc.RichDocument>;

function schemaOf(type: Doc.NodeType) {
  const descriptor = descriptorOf(type);
  return z.strictObject({
    type: z.literal(type),
    ...shapeOf(descriptor.fields),
    // Read later, because a node may contain any other.
    get children() {
      return childrenSchema(descriptor);
    },
  });
}

function shapeOf(fields: Readonly<Record<string, Field>>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = fieldSchema(field);
      return [name, field.optional ? z.exactOptional(schema) : schema];
    }),
  );
}

function fieldSchema(field: Field): z.ZodType {
  switch (field.is) {
    case 'one of':
      return z.literal(field.values as readonly z.core.util.Literal[], field.error);
    case 'boolean':
      return z.boolean();
    case 'integer':
      return z.int().min(1).max(field.most);
    case 'caption':
      return caption;
    case 'latex':
      return latex;
    case 'address':
      return address.refine(field.allows, field.error);
    case 'tip':
      return z.array(Tip).min(1);
  }
}

function childrenSchema({ content, most }: NodeDescriptor): z.ZodType {
  if (content === 'nothing') return empty;
  if (content === 'text') return z.array(Text).min(1);
  if (content === 'line') return lineSchema(typesOf('inline'));
  const children = z.array(nodeSchema(content)).min(1);
  return most === undefined ? children : children.max(most);
}

function lineSchema(types: readonly Doc.NodeType[]): z.ZodType {
  return z.array(z.union([Text, nodeSchema(types)])).min(1);
}

/** One schema is no union: the message for another type is the same, but the one for a missing type is not. */
function nodeSchema([first, ...others]: readonly Doc.NodeType[]): z.ZodType {
  const schemas = [nodeSchemas[first as Doc.NodeType], ...others.map((type) => nodeSchemas[type])] as const;
  return others.length === 0 ? schemas[0] : z.discriminatedUnion('type', schemas);
}
