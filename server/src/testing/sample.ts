import * as z from 'zod';

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** A value that a call's schema accepts, generated from the schema: with every field, and ids of no record. */
export function sampleOf(schema: z.ZodType): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function sample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sample(either);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      if (schema.format === 'date') return '2026-11-22';
      if (schema.format === 'date-time') return '2026-11-22T10:00:00Z';
      return schema.format === 'uuid' ? crypto.randomUUID() : 'sample'.padEnd(schema.minLength ?? 0, 'x');
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, sample(one)]));
    default:
      return null;
  }
}
