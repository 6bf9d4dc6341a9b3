import type { Call } from '@fourfold/core/contract/contract';
import type { Api, Reply } from '@fourfold/core/contract/types';

/** A refused call, for assertions of tests. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: string[];
  readonly headers: Headers;
  constructor(call: string, status: number, errors: string[], headers: Headers) {
    super(`${call} answered ${status}: ${errors.join('; ')}`);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

type RequestParts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** The typed client over real HTTP, with `token` or logged out. */
export function clientOf(base: string, token?: string): Api {
  return async <C extends Call>(call: C, ...input: readonly unknown[]): Promise<Reply<C>> => {
    const reply = await request(base, call, (input[0] ?? {}) as RequestParts, token);
    const body: unknown = await reply.json();
    if (!reply.ok) throw new CallFailed(call, reply.status, (body as { errors: string[] }).errors, reply.headers);
    return body as Reply<C>;
  };
}

/** Makes one call by its literal with any parts, forms unchanged. Returns the raw response. */
export async function request(base: string, call: string, parts: RequestParts = {}, token?: string): Promise<Response> {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts.params?.[name] ?? '');
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const isForm = parts.body instanceof FormData;
  return await fetch(`${base}${path}${query.size ? `?${query}` : ''}`, {
    method,
    headers: {
      'app-version': '1',
      timeZoneName: 'America/New_York',
      ...(parts.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: token }),
    },
    ...(parts.body !== undefined && { body: isForm ? (parts.body as FormData) : JSON.stringify(parts.body) }),
  });
}
