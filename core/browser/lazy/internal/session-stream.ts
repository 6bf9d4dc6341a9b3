import { currentCaller, requestOf } from '../../../client/api-request.ts';
import { failureOf } from '../../../client/call-failed.ts';
import { backoff } from '../../../client/outbox/internal/backoff.ts';
import type { SessionState } from '../../../contract/people.ts';
import { isSessionState, stateAfter } from '../../../session/events/internal/session-state.ts';

type Stream = {
  base: string;
  token: string;
  onState(state: SessionState): void;
  /** Ends the stream. */
  signal: AbortSignal;
  timing?: StreamTiming;
};

/** In milliseconds. */
type StreamTiming = {
  /** The server sends a sign of life every 20 s; a connection without one for so long is lost. */
  silenceMs: number;
  /** Factor of the waits between two tries, for tests. */
  waitFactor: number;
};
const defaultTiming: StreamTiming = { silenceMs: 50_000, waitFactor: 1 };
/** A wait doubles at most so many times, to 16 seconds, so that a restarted server is read soon. */
const maxFailures = 5;

/**
 * Reads the states that the server sends of a session, until it has ended or `signal` aborts.
 * Reconnects when the connection is lost. Uses fetch, because an EventSource cannot send the token.
 */
export async function readSessionStream({ signal, timing = defaultTiming, ...connection }: Stream): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const result = await readOnce({ ...connection, signal, timing });
    if (result === 'ended') return;
    failures = result === 'lost' ? 1 : failures + 1;
    await pause(backoff(Math.min(failures, maxFailures), Math.random()) * timing.waitFactor, signal);
  }
}

/** The result of one connection: the session has ended, some state came before it was lost, or none. */
async function readOnce({
  base,
  token,
  onState,
  signal,
  timing,
}: Required<Stream>): Promise<'ended' | 'lost' | 'none'> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener('abort', stop);
  let silenceTimer = setTimeout(stop, timing.silenceMs);
  let result: 'lost' | 'none' = 'none';
  try {
    const { url, headers } = requestOf('GET /sessions/events', {}, currentCaller(base, token));
    const response = await fetch(url, { headers, signal: own.signal, cache: 'no-store', redirect: 'error' });
    if (!isStream(response)) return await refusal(response, onState);
    for await (const text of events(response, () => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(stop, timing.silenceMs);
    })) {
      const state = parseJson(text);
      if (!isSessionState(state) || signal.aborted) continue;
      onState(state);
      if (state.state === 'ended') return 'ended';
      result = 'lost';
    }
  } catch {
    // No network or no server: the caller retries.
  } finally {
    clearTimeout(silenceTimer);
    signal.removeEventListener('abort', stop);
    own.abort();
  }
  return result;
}

function isStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** The server's refusal can say that the session has ended; a refusal of a proxy does not. */
async function refusal(response: Response, onState: Stream['onState']): Promise<'ended' | 'none'> {
  const body: unknown = await response.json();
  const state = stateAfter(failureOf(response.status, body).refusalCode);
  if (!state) return 'none';
  onState(state);
  return 'ended';
}

/** Yields the data of each event. Calls `onChunk` for every chunk, because each one is a sign of life. */
async function* events({ body }: Response, onChunk: () => void): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    onChunk();
    const whole = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) if (event.startsWith('data:')) yield event.slice('data:'.length);
  }
}

function parseJson(text: string): unknown {
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
