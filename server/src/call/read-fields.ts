import { readJsonBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { forDisplay, textErrorOf } from './strict-json.ts';

/** The query. A DELETE may send its fields in a JSON body instead (Q62): they are returned as query fields. */
export async function readFields(request: Request, limit: number): Promise<Record<string, unknown>> {
  const query = readQuery(request.url);
  if (request.method !== 'DELETE' || !hasBody(request)) return query;
  const body = await readJsonBody(request, limit);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid_field', { field: 'body', problem: 'expected an object' });
  }
  const fields = Object.entries(body).map(([name, value]) => [name, typeof value === 'boolean' ? `${value}` : value]);
  return { ...Object.fromEntries(fields), ...query };
}

/** By the length headers: a client without a body may still send a content type. */
function hasBody({ headers }: Request): boolean {
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}

/** The query as an object of texts. Throws a Refusal for a repeated name or an invalid escape. */
function readQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const query: Record<string, string> = Object.create(null);
  for (const part of url.slice(start + 1).split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = decode(equals === -1 ? part : part.slice(0, equals));
    if (name in query) throw new Refusal('invalid_field', { field: forDisplay(name), problem: 'given twice' });
    const value = equals === -1 ? '' : decode(part.slice(equals + 1));
    const textError = textErrorOf(value);
    if (textError) throw new Refusal('invalid_field', { field: forDisplay(name), problem: textError });
    query[name] = value;
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal('invalid_field', { field: 'query', problem: 'holds a broken % escape' });
  }
}
