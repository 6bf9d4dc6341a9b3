import type { CallSpec } from '@fourfold/core/contract/call';
import { request } from '../../src/testing/client.ts';
import type { Api } from './api.ts';

export type CallReply = { status: number; text: string };
type RequestParts = NonNullable<Parameters<typeof request>[2]>;

/** Makes one request with the inputs that the contract declares, and waits for all jobs that it started. */
export async function makeCall(
  api: Api,
  { call, spec, parts, token }: { call: string; spec: CallSpec; parts: unknown; token: string | undefined },
): Promise<CallReply> {
  const { params, query, body } = (parts ?? {}) as RequestParts;
  const declared = { ...(spec.params && { params }), ...(spec.query && { query }), ...(spec.body && { body }) };
  const reply = await request(api.url, call, declared as RequestParts, token);
  const text = spec.stream && reply.ok ? await firstEvent(reply) : await reply.text();
  await api.waitForJobs();
  return { status: reply.status, text };
}

/** A stream does not end by itself. */
async function firstEvent(reply: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (/^data: .*\n/m.test(text)) break;
  }
  return text;
}
