import { isDeepStrictEqual } from 'node:util';
import type { CallSpec } from '@fourfold/core/contract/call';

/** Throws unless the serialised reply has exactly the fields that the contract declares. */
export function checkReply(call: string, spec: CallSpec, reply: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(reply));
  const declared: unknown = JSON.parse(JSON.stringify(spec.reply.parse(wire)));
  if (!isDeepStrictEqual(wire, declared)) {
    throw new Error(`${call} answered more than the contract declares: ${JSON.stringify(wire)}`);
  }
}
