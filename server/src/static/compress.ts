import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/encoding-for.ts';

/** Bytes that a reply can use without copying. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The endings of files that the build has compressed. */
export const precompressed = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality: a few percent larger than the maximum quality, in a tenth of the time, because a visitor waits. */
const quality = 9;

/** Compresses a file off the main thread; used once for each file that the build has not compressed. */
export function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
