import { callerOf, keyOf, requestOf } from '@fourfold/core/client/request-of';
import type { Asked } from '@fourfold/core/contract/types';
import { apiBase } from './installation.ts';

/** Replies under way since before the page's code was here, by what was asked. */
const begun = new Map<string, Promise<Response>>();

/** Asks at once, with nothing but the browser's own fetch; the API client takes the reply over when it comes to it. */
export function begin(token: string, asked: Asked): void {
  const [call, input = {}] = asked;
  const request = requestOf(call, input, callerOf(apiBase, token));
  const { url, method, headers, body = null } = request;
  const reply = fetch(url, { method, headers, body });
  // A failure is for whoever takes it over; until then it is nobody's.
  reply.catch(() => {});
  begun.set(keyOf(request), reply);
}

/** The reply to this very request, once. */
export function takeBegun(key: string): Promise<Response> | undefined {
  const reply = begun.get(key);
  begun.delete(key);
  return reply;
}

/** After the start a reply that nobody took is old. */
export function forgetBegun(): void {
  begun.clear();
}
