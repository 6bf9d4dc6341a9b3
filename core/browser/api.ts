import ky, { isHTTPError } from 'ky';
import { CallFailed } from '../client/call-failed.ts';
import { type AnyInput, callerOf, keyOf, requestOf } from '../client/request-of.ts';
import type { Api, Manner } from '../contract/types.ts';
import { unreachable } from '../session/server-texts.ts';

export type ApiPorts = {
  base: string;
  /** Returns the session's token; read at each call. */
  token(): string | null;
  /** Called when a reply has a new token in x-user-token. */
  onToken(token: string): void;
  /** Called when a reply has the secret that identifies this browser, in x-user-device. */
  onDevice?(secret: string): void;
  /**
   * Called when a call failed; `token` is the one that it was made with. The call rejects after the
   * returned promise has resolved.
   */
  onFailure?(failed: CallFailed, token: string | null): unknown;
  /** Returns the pending reply to an identical request, if one was started before. */
  begun?(key: string): Promise<Response> | undefined;
};

/** In milliseconds: enough for a slow connection. */
const patience = 30_000;

/**
 * The API client. It never repeats a request: the cache repeats reads, the outbox repeats answers.
 */
export function createApi({ base, token, onToken, onDevice, onFailure, begun }: ApiPorts): Api {
  const call = async (literal: string, { signal, timeout = patience, ...input }: AnyInput & Manner = {}) => {
    const own = token();
    const { url, ...request } = requestOf(literal, input, callerOf(base, own));
    const early = begun?.(keyOf({ url, ...request }));
    try {
      const response = await ky(url, {
        method: request.method,
        headers: request.headers,
        ...(request.body !== undefined && { body: request.body }),
        ...(signal && { signal }),
        ...(early && { fetch: () => early }),
        retry: 0,
        timeout,
      });
      const reply = await response.json();
      const fresh = response.headers.get('x-user-token');
      if (fresh) onToken(fresh);
      const device = response.headers.get('x-user-device');
      if (device) onDevice?.(device);
      return reply;
    } catch (error) {
      // The caller aborted: that is not a failure.
      if (signal?.aborted) throw error;
      const failed = failedBy(error);
      failed.cause = error;
      await onFailure?.(failed, own);
      throw failed;
    }
  };
  // Typed by the contract: the literal decides the types of input and reply.
  return call as Api;
}

function failedBy(error: unknown): CallFailed {
  if (isHTTPError(error)) return new CallFailed(error.response.status, error.data);
  // The reply is not JSON: a page of a proxy or of a school's network.
  return error instanceof SyntaxError ? new CallFailed() : new CallFailed(undefined, { error: unreachable });
}
