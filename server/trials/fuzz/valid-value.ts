import type { JsonSchema } from './calls.ts';
import { idFor } from './field-ids.ts';
import type { GenerationContext } from './generation-context.ts';
import { days, hostileText, numbers } from './hostile.ts';
import type { SeededRandom } from './seeded-random.ts';
import { textFor } from './texts.ts';

/** A value that the schema accepts, as hostile as it allows; ids are of existing records. */
export function validValue(schema: JsonSchema, name: string, context: GenerationContext): unknown {
  const { chance } = context;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return validValue(chance.pick(alternatives), name, context);
  switch (Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type) {
    case 'string':
      return textOf(schema, name, context);
    case 'integer':
      return integerOf(schema, chance);
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.withProbability(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: lengthOf(schema, chance) }, () => validValue(schema.items ?? {}, name, context));
    case 'object':
      return objectOf(schema, name, context);
    default:
      return hostileText(chance);
  }
}

function objectOf(schema: JsonSchema, name: string, context: GenerationContext): Record<string, unknown> {
  const { chance } = context;
  if (schema.properties) {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties).filter(
      ([field]) => required.has(field) || chance.withProbability(0.5),
    );
    return Object.fromEntries(fields.map(([field, innerSchema]) => [field, validValue(innerSchema, field, context)]));
  }
  const innerSchema = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const entries = Array.from({ length: chance.integerBelow(4) }, () => {
    const key = validValue(schema.propertyNames ?? { type: 'string', maxLength: 20 }, `${name}_key`, context);
    return [String(key), validValue(innerSchema, name, context)] as const;
  });
  return Object.fromEntries(entries);
}

function textOf(schema: JsonSchema, name: string, context: GenerationContext): string {
  const { chance } = context;
  if (schema.format === 'uuid') return idFor(name, context);
  if (schema.format === 'date') return chance.withProbability(0.6) ? '2027-03-01' : chance.pick(days);
  const text = textFor(name, context, schema.maxLength ?? 50_000);
  return text.length < (schema.minLength ?? 0) ? 'A title' : text;
}

/** Limited to safe integers, where the contract's integers end. */
function integerOf(
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema,
  chance: SeededRandom,
) {
  if (chance.withProbability(0.5)) return Math.min(Math.max(minimum, chance.integerBelow(12)), maximum);
  const allowed = [...numbers, minimum, maximum, minimum + 1, maximum - 1].filter(
    (number) => Number.isSafeInteger(number) && number >= minimum && number <= maximum,
  );
  return chance.pick(allowed);
}

function numberOf({ minimum = -Infinity, maximum = Infinity }: JsonSchema, chance: SeededRandom): number {
  return chance.pick([...numbers, 1, 50].filter((number) => number >= minimum && number <= maximum));
}

/** Mostly a few, sometimes many. */
function lengthOf({ minItems = 0, maxItems = 1_000 }: JsonSchema, chance: SeededRandom): number {
  if (chance.withProbability(0.03)) return Math.min(maxItems, chance.pick([50, 600]));
  return Math.min(maxItems, Math.max(minItems, chance.integerBelow(4)));
}
