import { leakIn } from './leaks.ts';

/** What became of a request. `body` is decoded already. */
export type Got =
  | { at: 'reply'; status: number; headers: ReadonlyMap<string, string>; body: string; ms: number }
  /** The connection ended without a reply. */
  | { at: 'closed' }
  /** No reply within `patience`. */
  | { at: 'late' };

/** What a request was, as far as its reply is judged by it. */
export type Sent = {
  /** To the API, not to a site's files: a refusal then says what to mend. */
  toApi: boolean;
  /** Its head or its body is no HTTP of ours: Node may refuse it before we see it, or hang up while it is being sent. */
  mayClose: boolean;
  /** A text that stands in what others keep and this caller may not see. */
  marker: string | null;
};

/** Milliseconds. */
export const patience = 5_000;

/** Origins that a reply may name. */
export type Judging = { origins: ReadonlySet<string> };

/** Whether time is all, or part, of what is wrong. */
export function isSlow(got: Got): boolean {
  return got.at === 'late' || (got.at === 'reply' && got.ms > patience);
}

/** What is wrong with what came back, as a sentence; null where nothing is. */
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
