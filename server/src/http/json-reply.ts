import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './encoding-for.ts';

/** Characters. Compressing a shorter reply costs more than it saves; the reply to a saved answer is shorter. */
const minCompressedLength = 4096;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 4 gives most of the gain in one or two milliseconds, off the main thread. */
const compressors: Record<Encoding, (text: string) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => zip(text, { level: 5 }),
};

/** A text with its compressed forms, each made when it is first requested. */
export type CompressibleText = { text: string; packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> };

/** Frozen replies are cached content (content/content-cache.ts), so each is serialised and compressed once. */
const cache = new WeakMap<object, CompressibleText>();

/** A JSON reply. A long one, such as the questions of a set, is compressed for phones on slow networks. */
export async function jsonReply(value: unknown, headers: Headers, acceptEncoding: string | null): Promise<Response> {
  headers.set('content-type', 'application/json; charset=utf-8');
  return await textReply(textOf(value), headers, acceptEncoding);
}

/** A reply with a text that never changes. It is compressed once if it is long enough. */
export async function textReply(
  { text, packed }: CompressibleText,
  headers: Headers,
  acceptEncoding: string | null,
): Promise<Response> {
  const encoding = text.length < minCompressedLength ? null : encodingFor(acceptEncoding);
  if (encoding === null) return new Response(text, { headers });
  headers.set('content-encoding', encoding);
  packed[encoding] ??= compressors[encoding](text);
  return new Response(await packed[encoding], { headers });
}

function textOf(value: unknown): CompressibleText {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) {
    return { text: JSON.stringify(value), packed: {} };
  }
  const cached = cache.get(value);
  if (cached) return cached;
  const written = { text: JSON.stringify(value), packed: {} };
  cache.set(value, written);
  return written;
}
