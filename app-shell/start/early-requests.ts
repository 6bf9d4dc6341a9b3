import { currentCaller, requestKey, requestOf } from '@fourfold/core/client/api-request';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { apiBase } from './installation.ts';

/** Replies of requests sent before the page's code was loaded, by request key. */
const earlyReplies = new Map<string, Promise<Response>>();

/** Sends a request at once with the browser's fetch; the API client later takes the reply. */
export function sendEarly(token: string, apiRequest: ApiQuery): void {
  const [call, input = {}] = apiRequest;
  const request = requestOf(call, input, currentCaller(apiBase, token));
  const { url, method, headers, body = null } = request;
  const reply = fetch(url, { method, headers, body });
  // The API client handles the failure; this only prevents an unhandled rejection.
  reply.catch(() => {});
  earlyReplies.set(requestKey(request), reply);
}

/** Returns the early reply to this request, once. */
export function takeEarlyReply(key: string): Promise<Response> | undefined {
  const reply = earlyReplies.get(key);
  earlyReplies.delete(key);
  return reply;
}

/** Discards the replies that were not taken during the start. */
export function discardEarlyReplies(): void {
  earlyReplies.clear();
}
