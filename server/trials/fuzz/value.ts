import type { FuzzedCall, Shape } from './calls.ts';
import type { Chance } from './chance.ts';
import { days, hostileText, numbers } from './hostile.ts';
import type { Known } from './known.ts';
import { idFor } from './names.ts';
import type { Somebody } from './people.ts';
import { textFor } from './texts.ts';

/**
 * Credentials that open a session: passwords, unused hand-over codes, and unused tokens of reset
 * links.
 */
export type Ways = {
  logins: readonly { email: string; password: string }[];
  codes: string[];
  resets: string[];
};

/** The input from which a request is generated. */
export type Making = { chance: Chance; known: Known; ways: Ways; call: FuzzedCall; as: Somebody | null };

/** A value that the schema accepts, as hostile as it allows; ids are of existing records. */
export function valid(shape: Shape, name: string, making: Making): unknown {
  const { chance } = making;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.pick(shape.enum);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return valid(chance.pick(either), name, making);
  switch (Array.isArray(shape.type) ? chance.pick(shape.type) : shape.type) {
    case 'string':
      return textOf(shape, name, making);
    case 'integer':
      return wholeOf(shape, chance);
    case 'number':
      return numberOf(shape, chance);
    case 'boolean':
      return chance.often(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: lengthOf(shape, chance) }, () => valid(shape.items ?? {}, name, making));
    case 'object':
      return objectOf(shape, name, making);
    default:
      return hostileText(chance);
  }
}

function objectOf(shape: Shape, name: string, making: Making): Record<string, unknown> {
  const { chance } = making;
  if (shape.properties) {
    const required = new Set(shape.required);
    const fields = Object.entries(shape.properties).filter(([field]) => required.has(field) || chance.often(0.5));
    return Object.fromEntries(fields.map(([field, inner]) => [field, valid(inner, field, making)]));
  }
  const inner = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
  const entries = Array.from({ length: chance.below(4) }, () => {
    const key = valid(shape.propertyNames ?? { type: 'string', maxLength: 20 }, `${name}_key`, making);
    return [String(key), valid(inner, name, making)] as const;
  });
  return Object.fromEntries(entries);
}

function textOf(shape: Shape, name: string, making: Making): string {
  const { chance } = making;
  if (shape.format === 'uuid') return idFor(name, making);
  if (shape.format === 'date') return chance.often(0.6) ? '2027-03-01' : chance.pick(days);
  const text = textFor(name, making, shape.maxLength ?? 50_000);
  return text.length < (shape.minLength ?? 0) ? 'A title' : text;
}

/** Limited to safe integers, where the contract's integers end. */
function wholeOf({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Shape, chance: Chance) {
  if (chance.often(0.5)) return Math.min(Math.max(minimum, chance.below(12)), maximum);
  const within = [...numbers, minimum, maximum, minimum + 1, maximum - 1].filter(
    (number) => Number.isSafeInteger(number) && number >= minimum && number <= maximum,
  );
  return chance.pick(within);
}

function numberOf({ minimum = -Infinity, maximum = Infinity }: Shape, chance: Chance): number {
  return chance.pick([...numbers, 1, 50].filter((number) => number >= minimum && number <= maximum));
}

/** Mostly a few, sometimes many. */
function lengthOf({ minItems = 0, maxItems = 1_000 }: Shape, chance: Chance): number {
  if (chance.often(0.03)) return Math.min(maxItems, chance.pick([50, 600]));
  return Math.min(maxItems, Math.max(minItems, chance.below(4)));
}
