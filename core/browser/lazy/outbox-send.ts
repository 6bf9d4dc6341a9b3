import { currentCaller, requestOf } from '../../client/api-request.ts';
import { type HttpReply, outcomeOf } from '../../client/outbox/internal/send-outcome.ts';
import type { OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import type { OutboxPorts } from '../../client/outbox/outbox-ports.ts';

/** Milliseconds until a send times out. The entry is then sent again; the server recognises it by its id. */
const sendTimeoutMs = 30_000;

/** Sends entries to the API at `base`, with the token of their account. */
export function outboxSender(base: string): Pick<OutboxPorts, 'send' | 'sendOnUnload'> {
  const request = (entry: OutboxEntry, token: string, options: RequestInit) => {
    const { url, method, headers, body } = requestOf(entry.call, inputOf(entry), currentCaller(base, token));
    // A redirect of another network must not get a student's answer.
    return fetch(url, { method, headers, body: body as string, redirect: 'error', ...options });
  };
  return {
    async send(entry, token) {
      const signal = AbortSignal.timeout(sendTimeoutMs);
      return outcomeOf(
        entry,
        await request(entry, token, { signal })
          .then(toHttpReply)
          .catch(() => undefined),
      );
    },
    sendOnUnload(entry, token) {
      // The page unloads, so the reply is not read. An entry on disk is sent again at the next
      // visit.
      request(entry, token, { keepalive: true }).catch(() => {});
    },
  };
}

function inputOf(entry: OutboxEntry) {
  return 'params' in entry ? { params: entry.params, body: entry.body } : { body: entry.body };
}

async function toHttpReply(response: Response): Promise<HttpReply> {
  const text = await response.text();
  const { status, headers } = response;
  return { status, body: parseJson(text), retryAfter: headers.get('retry-after'), date: headers.get('date') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
