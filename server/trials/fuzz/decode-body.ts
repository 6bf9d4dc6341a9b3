import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A reply's body as text, decompressed. */
export function decodeBody(headers: ReadonlyMap<string, string>, body: Buffer): string {
  if (body.length === 0) return '';
  switch (headers.get('content-encoding')) {
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    default:
      return body.toString();
  }
}
