import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from './encoding-for.ts';

/** Below this, in characters, compressing costs more than it saves; saving an answer stays below. */
const worthIt = 4096;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A reply as JSON; a long one, such as a set's questions, is compressed for phones on slow lines. */
export async function jsonReply(value: unknown, headers: Headers, acceptEncoding: string | null): Promise<Response> {
  const text = JSON.stringify(value);
  headers.set('content-type', 'application/json; charset=utf-8');
  const encoding = text.length < worthIt ? null : encodingFor(acceptEncoding);
  if (encoding === null) return new Response(text, { headers });
  headers.set('content-encoding', encoding);
  // Quality 4: most of the gain in a millisecond or two, off the main thread.
  const packed =
    encoding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(text, { level: 5 });
  return new Response(packed, { headers });
}
