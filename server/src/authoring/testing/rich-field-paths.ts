import { RichField } from '@fourfold/core/contract/authoring';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import * as z from 'zod';

/** A rich field in the body of a call, such as `questions.0.answers.0.explanation`. */
export type RichFieldPath = { call: string; path: readonly (string | number)[] };

/** All rich fields of all calls. They are read from the contract, so that new fields are included. */
export const richFieldPaths: readonly RichFieldPath[] = Object.entries<CallSpec>(contract).flatMap(
  ([call, { body }]) => (body ? fieldsOf(body, []).map((path) => ({ call, path })) : []),
);

function fieldsOf(schema: z.core.$ZodType, path: RichFieldPath['path']): RichFieldPath['path'][] {
  if (schema === RichField) return [path];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, [...path, 0]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
}

/** Returns a copy of the body with `field` as the value of these rich fields. */
export function bodyWith(
  body: Readonly<Record<string, unknown>>,
  fields: readonly RichFieldPath[],
  field: string,
): object {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  for (const { path } of fields) {
    let node = copy;
    for (const [index, key] of path.slice(0, -1).entries()) {
      node[key] ??= typeof path[index + 1] === 'number' ? [] : {};
      node = node[key] as Record<string | number, unknown>;
    }
    node[path.at(-1) ?? ''] = field;
  }
  return copy;
}
