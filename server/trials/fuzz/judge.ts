import { leakIn } from './leaks.ts';

/** The result of a request. `body` is decoded. */
export type Got =
  | { at: 'reply'; status: number; headers: ReadonlyMap<string, string>; body: string; ms: number }
  /** The connection closed without a reply. */
  | { at: 'closed' }
  /** No reply within `patience`. */
  | { at: 'late' };

/** Properties of a request that its reply is checked against. */
export type Sent = {
  /** It is for the API, not for a site's files: a refusal then has a sentence. */
  toApi: boolean;
  /**
   * The request is not valid HTTP: Node may refuse it before our code, or disconnect while it is
   * sent.
   */
  mayClose: boolean;
  /** A text in other users' records that this caller may not see. */
  marker: string | null;
};

/** In milliseconds. */
export const patience = 5_000;

/** Allowed origins in a reply. */
export type Judging = { origins: ReadonlySet<string> };

/** Whether the request was too slow. */
export function isSlow(got: Got): boolean {
  return got.at === 'late' || (got.at === 'reply' && got.ms > patience);
}

/** The problem of a reply, as a sentence. Null if there is none. */
export function wrongOf(sent: Sent, got: Got, { origins }: Judging): string | null {
  if (got.at === 'late') return `no reply within ${patience / 1000} s`;
  if (got.at === 'closed') return sent.mayClose ? null : 'the connection was closed without a reply';
  const { status, headers, body, ms } = got;
  if (status >= 500) return `status ${status}`;
  if (isSlow(got)) return `the reply took ${Math.round(ms)} ms`;
  const leak = leakIn(`${[...headers.values()].join('\n')}\n${body}`);
  if (leak) return `the reply tells ${leak}`;
  if (sent.marker !== null && body.includes(sent.marker)) return 'the reply has what belongs to somebody else';
  const origin = headers.get('access-control-allow-origin');
  if (origin !== undefined && !origins.has(origin)) return `another origin may read the reply: ${origin}`;
  return misshapen(sent, got);
}

function misshapen({ toApi }: Sent, { status, headers, body }: Got & { at: 'reply' }): string | null {
  if (!headers.get('content-type')?.startsWith('application/json')) return null;
  if (body === '') return null;
  const value = parsed(body);
  if (value === unreadable) return 'the reply is no JSON';
  if (!toApi || status < 400) return null;
  const { errors } = Object(value) as { errors?: unknown };
  const sentences = Array.isArray(errors) && errors.length === 1 && /\S/.test(String(errors[0]));
  return sentences ? null : 'the refusal says nothing of what to mend';
}

const unreadable = Symbol('unreadable');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}
