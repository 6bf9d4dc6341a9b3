import { callerOf, keyOf, requestOf } from '@fourfold/core/client/request-of';
import type { Asked } from '@fourfold/core/contract/types';
import { apiBase } from './installation.ts';

/** Replies of requests sent before the page's code was loaded, by request key. */
const begun = new Map<string, Promise<Response>>();

/** Sends a request at once with the browser's fetch; the API client later takes the reply. */
export function begin(token: string, asked: Asked): void {
  const [call, input = {}] = asked;
  const request = requestOf(call, input, callerOf(apiBase, token));
  const { url, method, headers, body = null } = request;
  const reply = fetch(url, { method, headers, body });
  // The API client handles the failure; this only prevents an unhandled rejection.
  reply.catch(() => {});
  begun.set(keyOf(request), reply);
}

/** Returns the early reply to this request, once. */
export function takeBegun(key: string): Promise<Response> | undefined {
  const reply = begun.get(key);
  begun.delete(key);
  return reply;
}

/** Discards the replies that were not taken during the start. */
export function forgetBegun(): void {
  begun.clear();
}
