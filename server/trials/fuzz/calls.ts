import type { CallSpec, Method } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import * as z from 'zod';

/** JSON schema, as far as the contract's inputs need it. */
export type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
};

export type FuzzedCall = {
  call: string;
  method: Method;
  pattern: string;
  /** The first part of its path, which says what an `{id}` is. */
  area: string;
  spec: CallSpec;
  query: Shape | null;
  body: Shape | null;
  /** How often it is made, against 1. */
  weight: number;
};

/**
 * Argon2 takes 14 ms and more, and what is deleted is not there for the next request. The rest of the list are calls
 * that read a whole library at once.
 */
const weights: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^POST \/sessions$|^POST \/accounts$|reset_password|change_password/, 0.25],
  [/^DELETE \/(?:sessions|users)|hard_delete|^PUT \/users\/link_users/, 0.25],
  [/^DELETE \/(?:\w*topics|sats|acts)/, 0.25],
  [/content_health|content_findings/, 0.05],
  [/^POST \/(?:sats|acts)\/test_/, 0.5],
  // Where bytes are read by our own hand.
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
    query: spec.query ? shapeOf(spec.query) : null,
    body: spec.body && !spec.upload ? shapeOf(spec.body) : null,
    weight: weights.find(([calls]) => calls.test(call))?.[1] ?? 1,
  };
});

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Each call at its weight: a list to pick from. */
export const weighted: readonly FuzzedCall[] = calls.flatMap((call) =>
  Array.from({ length: Math.round(call.weight * 20) }, () => call),
);
