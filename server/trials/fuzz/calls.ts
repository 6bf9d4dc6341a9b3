import type { CallSpec, Method } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import * as z from 'zod';

/** The part of JSON schema that the contract's inputs use. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
};

export type FuzzedCall = {
  call: string;
  method: Method;
  pattern: string;
  /** The first segment of its path, which determines the record of an `{id}`. */
  area: string;
  spec: CallSpec;
  query: JsonSchema | null;
  body: JsonSchema | null;
  /** How often it is called, relative to 1. */
  weight: number;
};

/**
 * Argon2 takes 14 ms or more, and deleted records are missing for later requests. The other calls
 * with low weights read a whole library.
 */
const weights: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^POST \/sessions$|^POST \/accounts$|reset_password|change_password/, 0.25],
  [/^DELETE \/(?:sessions|users)|hard_delete|^PUT \/users\/link_users/, 0.25],
  [/^DELETE \/(?:\w*topics|sats|acts)/, 0.25],
  [/content_health|content_findings/, 0.05],
  [/^POST \/(?:sats|acts)\/test_/, 0.5],
  // Here our own code parses bytes.
  [/^POST \/media/, 4],
  [/save_user_questions_progress|^POST \/user_(?:sat|act)/, 3],
];

export const calls: readonly FuzzedCall[] = Object.entries<CallSpec>(contract).map(([call, spec]) => {
  const [method, pattern] = call.split(' ') as [Method, string];
  return {
    call,
    method,
    pattern,
    area: pattern.split('/')[1] ?? '',
    spec,
    query: spec.query ? jsonSchemaOf(spec.query) : null,
    body: spec.body && !spec.upload ? jsonSchemaOf(spec.body) : null,
    weight: weights.find(([calls]) => calls.test(call))?.[1] ?? 1,
  };
});

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** Each call as often as its weight, to pick from. */
export const weightedCalls: readonly FuzzedCall[] = calls.flatMap((call) =>
  Array.from({ length: Math.round(call.weight * 20) }, () => call),
);
