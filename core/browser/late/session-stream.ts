import { failureOf } from '../../client/failure-of.ts';
import { backoff } from '../../client/outbox/backoff.ts';
import { callerOf, requestOf } from '../../client/request-of.ts';
import type { SessionState } from '../../contract/people.ts';
import { isSessionState, stateAfter } from '../../session/events/session-state.ts';

type Stream = {
  base: string;
  token: string;
  hear(state: SessionState): void;
  /** Ends the stream. */
  signal: AbortSignal;
  patience?: Patience;
};

/** In milliseconds. */
type Patience = {
  /** The server sends a sign of life every 20 s; a connection without one for so long is lost. */
  silence: number;
  /** Factor of the waits between two tries, for tests. */
  hurry: number;
};
const usual: Patience = { silence: 50_000, hurry: 1 };
/** A wait doubles at most so many times, to 16 seconds, so that a restarted server is read soon. */
const mostFailures = 5;

/**
 * Reads the states that the server sends of a session, until it has ended or `signal` aborts.
 * Reconnects when the connection is lost. Uses fetch, because an EventSource cannot send the token.
 */
export async function readSessionStream({ signal, patience = usual, ...asked }: Stream): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const came = await readOnce({ ...asked, signal, patience });
    if (came === 'ended') return;
    failures = came === 'lost' ? 1 : failures + 1;
    await pause(backoff(Math.min(failures, mostFailures), Math.random()) * patience.hurry, signal);
  }
}

/**
 * The result of one connection: the session has ended, some state came before it was lost, or none.
 */
async function readOnce({ base, token, hear, signal, patience }: Required<Stream>): Promise<'ended' | 'lost' | 'none'> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, patience.silence);
  let came: 'lost' | 'none' = 'none';
  try {
    const { url, headers } = requestOf('GET /sessions/events', {}, callerOf(base, token));
    const response = await fetch(url, { headers, signal: own.signal, cache: 'no-store', redirect: 'error' });
    if (!isStream(response)) return await refusal(response, hear);
    for await (const text of events(response, () => {
      clearTimeout(silence);
      silence = setTimeout(stop, patience.silence);
    })) {
      const state = parsed(text);
      if (!isSessionState(state) || signal.aborted) continue;
      hear(state);
      if (state.state === 'ended') return 'ended';
      came = 'lost';
    }
  } catch {
    // No network or no server: the caller retries.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    own.abort();
  }
  return came;
}

function isStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** The server's refusal can say that the session has ended; a refusal of a proxy does not. */
async function refusal(response: Response, hear: Stream['hear']): Promise<'ended' | 'none'> {
  const body: unknown = await response.json();
  const state = stateAfter(failureOf(response.status, body).message);
  if (!state) return 'none';
  hear(state);
  return 'ended';
}

/** Yields the data of each event. Calls `beat` for every chunk, which is a sign of life too. */
async function* events({ body }: Response, beat: () => void): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    beat();
    const whole = (text + decoder.decode(piece.value, { stream: true })).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) if (event.startsWith('data:')) yield event.slice('data:'.length);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits; ends early when the signal aborts or the network returns. */
function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
  });
}
