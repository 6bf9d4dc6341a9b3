import { refusalCodes } from '@fourfold/core/refusals/catalogue';
import { findLeak } from './find-leak.ts';

/** The result of a request. `body` is decoded. */
export type RequestOutcome =
  | { kind: 'reply'; status: number; headers: ReadonlyMap<string, string>; body: string; ms: number }
  /** The connection closed without a reply. */
  | { kind: 'closed' }
  /** No reply within the timeout. */
  | { kind: 'late' };

/** Properties of a request that its reply is checked against. */
export type RequestProperties = {
  /** It is for the API, not for a site's files: a refusal then has a sentence. */
  toApi: boolean;
  /** The request is not valid HTTP: Node may refuse it before our code, or disconnect while it is sent. */
  mayClose: boolean;
  /** A text in other users' records that this caller may not see. */
  marker: string | null;
};

/** In milliseconds. */
export const replyTimeoutMs = 5_000;

/** Allowed origins in a reply. */
export type ReplyRules = { origins: ReadonlySet<string> };

/** Whether the request was too slow. */
export function isSlow(outcome: RequestOutcome): boolean {
  return outcome.kind === 'late' || (outcome.kind === 'reply' && outcome.ms > replyTimeoutMs);
}

/** The problem of a reply, as a sentence. Null if there is none. */
export function replyProblem(
  properties: RequestProperties,
  outcome: RequestOutcome,
  { origins }: ReplyRules,
): string | null {
  if (outcome.kind === 'late') return `no reply within ${replyTimeoutMs / 1000} s`;
  if (outcome.kind === 'closed') return properties.mayClose ? null : 'the connection was closed without a reply';
  const { status, headers, body, ms } = outcome;
  if (status >= 500) return `status ${status}`;
  if (isSlow(outcome)) return `the reply took ${Math.round(ms)} ms`;
  const leak = findLeak(`${[...headers.values()].join('\n')}\n${body}`);
  if (leak) return `the reply tells ${leak}`;
  if (properties.marker !== null && body.includes(properties.marker))
    return 'the reply has what belongs to somebody else';
  const origin = headers.get('access-control-allow-origin');
  if (origin !== undefined && !origins.has(origin)) return `another origin may read the reply: ${origin}`;
  return formatProblem(properties, outcome);
}

function formatProblem(
  { toApi }: RequestProperties,
  { status, headers, body }: RequestOutcome & { kind: 'reply' },
): string | null {
  if (!headers.get('content-type')?.startsWith('application/json')) return null;
  if (body === '') return null;
  const value = parseJson(body);
  if (value === invalidJson) return 'the reply is no JSON';
  if (!toApi || status < 400) return null;
  const { errors, codes } = Object(value) as { errors?: unknown; codes?: unknown[] };
  const sentences = Array.isArray(errors) && errors.length === 1 && /\S/.test(String(errors[0]));
  if (!sentences) return 'the refusal says nothing of what to mend';
  const [first] = Array.isArray(codes) ? codes : [];
  return codes && !codes[1] && knownCodes.has(Object(first).code) ? null : 'the refusal has no code of the catalogue';
}

const knownCodes: ReadonlySet<unknown> = new Set(refusalCodes);

const invalidJson = Symbol('unreadable');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return invalidJson;
  }
}
