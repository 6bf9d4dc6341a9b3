import { readJsonBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { Refusal } from './refusal.ts';

/** The query; of a DELETE also what stands in its body instead (Q62), as the query would say it. */
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

/** By what was announced: a client that sends none may still name its type. */
function hasBody({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}
