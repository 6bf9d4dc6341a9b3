import ky, { isHTTPError } from 'ky';
import { CallFailed } from '../client/call-failed.ts';
import { type AnyInput, callerOf, keyOf, requestOf } from '../client/request-of.ts';
import type { Api, Manner } from '../contract/types.ts';
import { unreachable } from '../session/server-texts.ts';

export type ApiPorts = {
  base: string;
  /** The session's token, asked for at each call. */
  token(): string | null;
  /** A reply brought a new token in x-user-token. */
  onToken(token: string): void;
  /** A reply brought the secret by which this browser is known, in x-user-device. */
  onDevice?(secret: string): void;
  /** A call failed; `token` is the one it was made with. Whoever made it hears of it once what this answers has resolved. */
  onFailure?(failed: CallFailed, token: string | null): unknown;
  /** A reply to the very same request that is under way already. */
  begun?(key: string): Promise<Response> | undefined;
};

/** Milliseconds: a slow line gets an answer, a dead one is not waited for. */
const patience = 30_000;

/** The client of the API. Nothing is sent again by it: reads are repeated by the cache, answers by the outbox. */
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
      // Nobody waits for it any more: that is no failure.
      if (signal?.aborted) throw error;
      const failed = failedBy(error);
      failed.cause = error;
      await onFailure?.(failed, own);
      throw failed;
    }
  };
  // Held to the contract by its type: the literal decides what goes in and what comes out.
  return call as Api;
}

function failedBy(error: unknown): CallFailed {
  if (isHTTPError(error)) return new CallFailed(error.response.status, error.data);
  // Something answered that is no JSON: a page of a proxy or of a school's network.
  return error instanceof SyntaxError ? new CallFailed() : new CallFailed(undefined, { error: unreachable });
}
