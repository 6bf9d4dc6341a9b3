import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];
/** What a reply can carry without a copy. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** How the build names a file that it has compressed already. */
export const precompressed = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** The best of our encodings that a browser takes. */
export function encodingFor(acceptEncoding: string | null): Encoding | null {
  const taken = (acceptEncoding ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name?.toLowerCase());
  return encodings.find((encoding) => taken.includes(encoding) || taken.includes('*')) ?? null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compressed(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return zip(bytes, { level: 9 });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
}
