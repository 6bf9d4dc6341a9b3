import { boundsError } from './bounds.ts';
import type { NodeType, RichDocument } from './document.ts';
import { limits } from './limits.ts';
import type { Field } from './node-descriptor.ts';
import { descriptorOf, marks, nodeTypes, tipInlines, typesOf } from './nodes.ts';

/** The schema's guard without the schema library. Both are made from `nodes`, and accept the same documents. */
export function isDocument(value: unknown): value is RichDocument {
  return Array.isArray(value) && boundsError(value) === null && value.every(isBlock);
}

type Guard = (value: unknown) => boolean;
type FieldGuards = Readonly<Record<string, { isValid: Guard; optional?: boolean }>>;

/** Whether a field may have this value. Does not check whether the value can be stored. */
export function isFieldValue(field: Field, value: unknown): boolean {
  switch (field.is) {
    case 'one of':
      return field.values.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= field.most;
    case 'caption':
      return isTextUpTo(limits.caption, value);
    case 'latex':
      return isTextUpTo(limits.formula, value) && value.trim() !== '';
    case 'address':
      return isTextUpTo(limits.address, value) && field.allows(value);
    case 'tip':
      return isNonEmptyList(value, isTip);
  }
}

function isTextUpTo(length: number, value: unknown): value is string {
  return typeof value === 'string' && value.length <= length;
}

function isNonEmptyList(value: unknown, isItem: Guard, most = Number.POSITIVE_INFINITY): boolean {
  return Array.isArray(value) && value.length > 0 && value.length <= most && value.every(isItem);
}

const isText: Guard = (value) => hasFields(value, textFields);
const textFields: FieldGuards = { text: { isValid: (value) => typeof value === 'string' }, ...fieldGuards(marks) };
const isTip: Guard = (value) => isRecord(value) && value.type === 'paragraph' && hasFields(value, tipFields);
const tipFields: FieldGuards = {
  type: { isValid: (type) => type === 'paragraph' },
  children: { isValid: (value) => isNonEmptyList(value, textOr(tipInlines)) },
};
const isEmpty: Guard = (value) =>
  Array.isArray(value) && value.length === 1 && hasFields(value[0], { text: { isValid: (text) => text === '' } });
const isBlock = nodeOf(typesOf('block'));
const isInline = textOr(typesOf('inline'));

const nodeFields = Object.fromEntries(nodeTypes.map((type) => [type, fieldsOfNode(type)])) as Record<
  NodeType,
  FieldGuards
>;

function fieldsOfNode(type: NodeType): FieldGuards {
  return {
    type: { isValid: (value) => value === type },
    ...fieldGuards(descriptorOf(type).fields),
    children: { isValid: childrenGuard(type) },
  };
}

function childrenGuard(type: NodeType): Guard {
  const { content, most } = descriptorOf(type);
  if (content === 'nothing') return isEmpty;
  if (content === 'text') return (value) => isNonEmptyList(value, isText, most);
  const isChild = content === 'line' ? isInline : nodeOf(content);
  return (value) => isNonEmptyList(value, isChild, most);
}

function nodeOf(types: readonly NodeType[]): Guard {
  return (value) => {
    const type = types.find((type) => isRecord(value) && value.type === type);
    return type !== undefined && hasFields(value, nodeFields[type]);
  };
}

function textOr(types: readonly NodeType[]): Guard {
  const isNode = nodeOf(types);
  return (value) => isText(value) || isNode(value);
}

function fieldGuards(fields: Readonly<Record<string, Field>>): FieldGuards {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { isValid: (value: unknown) => isFieldValue(field, value), optional: field.optional === true },
    ]),
  );
}

/** Whether an object has every required field, and no fields other than these and the optional ones. */
function hasFields(value: unknown, fields: FieldGuards): boolean {
  if (!isRecord(value)) return false;
  const isComplete = Object.entries(fields).every(([name, { optional }]) => optional || Object.hasOwn(value, name));
  return (
    isComplete && Object.keys(value).every((name) => Object.hasOwn(fields, name) && fields[name]?.isValid(value[name]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
