import type { OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import type { OutboxPorts } from '../../client/outbox/outbox-ports.ts';
import { type Answered, outcomeOf } from '../../client/outbox/send-outcome.ts';
import { callerOf, requestOf } from '../../client/request-of.ts';

/**
 * Milliseconds until a send times out. The entry is then sent again; the server recognises it by
 * its id.
 */
const patience = 30_000;

/** Sends entries to the API at `base`, with the token of their account. */
export function outboxSender(base: string): Pick<OutboxPorts, 'send' | 'sendLeaving'> {
  const ask = ({ call, body }: OutboxEntry, token: string, manner: RequestInit) => {
    const { url, method, headers, body: text } = requestOf(call, { body }, callerOf(base, token));
    // A redirect of another network must not get a student's answer.
    return fetch(url, { method, headers, body: text as string, redirect: 'error', ...manner });
  };
  return {
    async send(entry, token) {
      const signal = AbortSignal.timeout(patience);
      return outcomeOf(
        entry,
        await ask(entry, token, { signal })
          .then(answered)
          .catch(() => undefined),
      );
    },
    sendLeaving(entry, token) {
      // The page unloads, so the reply is not read. An entry on disk is sent again at the next
      // visit.
      ask(entry, token, { keepalive: true }).catch(() => {});
    },
  };
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const { status, headers } = response;
  return { status, body: parsed(text), retryAfter: headers.get('retry-after'), date: headers.get('date') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
