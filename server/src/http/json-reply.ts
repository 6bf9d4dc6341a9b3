import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './encoding-for.ts';

/** Below this, in characters, compressing costs more than it saves; saving an answer stays below. */
const worthIt = 4096;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 4: most of the gain in a millisecond or two, off the main thread. */
const pack: Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => zip(text, { level: 5 }),
};

/** A text, and its compressed forms once they were asked for. */
export type Written = { text: string; packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> };

/** Replies that are frozen are the same the next time (content/kept-content.ts): written and packed once. */
const kept = new WeakMap<object, Written>();

/** A reply as JSON; a long one, such as a set's questions, is compressed for phones on slow lines. */
export async function jsonReply(value: unknown, headers: Headers, acceptEncoding: string | null): Promise<Response> {
  headers.set('content-type', 'application/json; charset=utf-8');
  return await writtenReply(writtenOf(value), headers, acceptEncoding);
}

/** A text that is the same each time: compressed once, where it is worth it. */
export async function writtenReply(
  { text, packed }: Written,
  headers: Headers,
  acceptEncoding: string | null,
): Promise<Response> {
  const encoding = text.length < worthIt ? null : encodingFor(acceptEncoding);
  if (encoding === null) return new Response(text, { headers });
  headers.set('content-encoding', encoding);
  packed[encoding] ??= pack[encoding](text);
  return new Response(await packed[encoding], { headers });
}

function writtenOf(value: unknown): Written {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) {
    return { text: JSON.stringify(value), packed: {} };
  }
  const known = kept.get(value);
  if (known) return known;
  const written = { text: JSON.stringify(value), packed: {} };
  kept.set(value, written);
  return written;
}
