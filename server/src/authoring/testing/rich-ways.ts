import { RichField } from '@fourfold/core/contract/authoring';
import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import * as z from 'zod';

/** A way into a rich field: `questions.0.answers.0.explanation` of a body of this call. */
export type Way = { call: string; path: readonly (string | number)[] };

/** Every rich field of every call, read from the contract itself: a field that a call gets later is among them. */
export const richWays: readonly Way[] = Object.entries<CallSpec>(contract).flatMap(([call, { body }]) =>
  body ? fieldsOf(body, []).map((path) => ({ call, path })) : [],
);

function fieldsOf(schema: z.core.$ZodType, path: Way['path']): Way['path'][] {
  if (schema === RichField) return [path];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, [...path, 0]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
}

/** A body with the text put into these fields of it. */
export function bodyWith(body: Readonly<Record<string, unknown>>, ways: readonly Way[], field: string): object {
  const made = structuredClone(body) as Record<string | number, unknown>;
  for (const { path } of ways) {
    let at = made;
    for (const [index, step] of path.slice(0, -1).entries()) {
      at[step] ??= typeof path[index + 1] === 'number' ? [] : {};
      at = at[step] as Record<string | number, unknown>;
    }
    at[path.at(-1) ?? ''] = field;
  }
  return made;
}
