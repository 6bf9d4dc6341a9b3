import ky, { isHTTPError } from 'ky';
import { type CallInput, currentCaller, requestKey, requestOf } from '../client/api-request.ts';
import { CallFailed } from '../client/call-failed.ts';
import type { Api, CallOptions } from '../contract/types.ts';
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
  pendingReply?(key: string): Promise<Response> | undefined;
};

/** In milliseconds: enough for a slow connection. */
const defaultTimeoutMs = 30_000;

/** The API client. It never repeats a request: the cache repeats reads, the outbox repeats answers. */
export function createApi({ base, token, onToken, onDevice, onFailure, pendingReply }: ApiPorts): Api {
  const call = async (
    literal: string,
    { signal, timeout = defaultTimeoutMs, ...input }: CallInput & CallOptions = {},
  ) => {
    const callToken = token();
    const { url, ...request } = requestOf(literal, input, currentCaller(base, callToken));
    const pending = pendingReply?.(requestKey({ url, ...request }));
    try {
      const response = await ky(url, {
        method: request.method,
        headers: request.headers,
        ...(request.body !== undefined && { body: request.body }),
        ...(signal && { signal }),
        ...(pending && { fetch: () => pending }),
        retry: 0,
        timeout,
      });
      const reply = await response.json();
      const newToken = response.headers.get('x-user-token');
      if (newToken) onToken(newToken);
      const device = response.headers.get('x-user-device');
      if (device) onDevice?.(device);
      return reply;
    } catch (error) {
      // The caller aborted: that is not a failure.
      if (signal?.aborted) throw error;
      const failed = failedBy(error);
      failed.cause = error;
      await onFailure?.(failed, callToken);
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
