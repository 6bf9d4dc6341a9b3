import { readJsonBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { Refusal } from './refusal.ts';

/** The query. A DELETE may send its fields in a JSON body instead (Q62): they are returned as query fields. */
export async function readFields(request: Request, limit: number): Promise<Record<string, unknown>> {
  const query = readQuery(request.url);
  if (request.method !== 'DELETE' || !hasBody(request)) return query;
  const body = await readJsonBody(request, limit);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed', 'body: expected an object');
  }
  const fields = Object.entries(body).map(([name, value]) => [name, typeof value === 'boolean' ? `${value}` : value]);
  return { ...Object.fromEntries(fields), ...query };
}

/** By the length headers: a client without a body may still send a content type. */
function hasBody({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}
