import { budgets } from '@fourfold/core/contract/budgets';
import type { Area, CallSpec } from '@fourfold/core/contract/call';
import { refusalCodes } from '@fourfold/core/refusals/catalogue';
import * as z from 'zod';
import { isOpen } from '../call/admit.ts';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = { [key: string]: unknown };
type Operation = { tags: string[]; summary: string; operationId: string; 'x-who': readonly string[] } & JsonSchema;
/** The parts of an OpenAPI 3.1 document that this package uses. */
export type OpenApi = {
  openapi: '3.1.0';
  info: JsonSchema;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> } & JsonSchema;
};

/**
 * Returns the OpenAPI document of the contract. `x-who` has the roles that may make a call, `x-budget` its rate limit.
 */
export function openApi(contract: Area): OpenApi {
  const schemas: Record<string, JsonSchema> = {
    Errors: {
      type: 'object',
      properties: {
        errors: { type: 'array', items: { type: 'string' }, minItems: 1 },
        codes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { code: { type: 'string', enum: refusalCodes }, values: { type: 'object' } },
            required: ['code', 'values'],
          },
        },
      },
      required: ['errors'],
      examples: [{ errors: ['Topic not found'], codes: [{ code: 'not_found', values: { what: 'Topic' } }] }],
    },
  };
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => toSharedSchema(schema, io, schemas);
  const paths: OpenApi['paths'] = {};
  for (const [call, spec] of Object.entries(contract)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, spec, schemaOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fourfold',
      version: '1',
      description:
        'Every call carries app-version: 1 and timeZoneName (an IANA time zone). A log-in answers a token in ' +
        'x-user-token; it is sent back in authorization, as it is.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

function operation(call: string, spec: CallSpec, schemaOf: SchemaOf): Operation {
  const [, path = ''] = call.split(' ');
  return {
    tags: [path.split('/')[1] ?? ''],
    summary: spec.summary,
    operationId: call
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '_')
      .replace(/_$/, ''),
    'x-who': spec.who,
    ...(spec.budget && { 'x-budget': { kind: spec.budget, ...budgets[spec.budget] } }),
    security: isOpen(spec) ? [] : [{ token: [] }],
    ...((spec.params || spec.query) && {
      parameters: [...parameters(spec.params, 'path', schemaOf), ...parameters(spec.query, 'query', schemaOf)],
    }),
    ...(spec.body && {
      requestBody: { required: true, content: spec.upload ? upload : jsonContent(schemaOf(spec.body, 'input')) },
    }),
    responses: {
      '200': {
        description: 'Done',
        ...(spec.givesToken && {
          headers: {
            'x-user-token': headerSpec('The new token.'),
            ...(spec.givesDevice && { 'x-user-device': headerSpec('The secret by which the browser is known.') }),
          },
        }),
        content: jsonContent(schemaOf(spec.reply, 'output')),
      },
      default: {
        description: 'Refused or failed, with a sentence',
        content: jsonContent({ $ref: '#/components/schemas/Errors' }),
      },
    },
  };
}

const headerSpec = (description: string) => ({ description, schema: { type: 'string' } });

/** The request body of an upload: one file. */
const upload = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

function parameters(object: z.ZodObject | undefined, location: 'path' | 'query', schemaOf: SchemaOf): JsonSchema[] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: !z.safeParse(schema as z.ZodType, undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }));
}

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

/** Returns the JSON Schema of one schema, and adds the named schemas in it to `shared`. */
function toSharedSchema(schema: z.ZodType, io: 'input' | 'output', shared: Record<string, JsonSchema>): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    metadata: namedSchemas,
    unrepresentable: 'any',
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  for (const [name, definition] of Object.entries($defs ?? {}))
    shared[name] ??= withSharedReferences(definition) as JsonSchema;
  return withSharedReferences(own) as JsonSchema;
}

function withSharedReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSharedReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : withSharedReferences(inner),
    ]),
  );
}
