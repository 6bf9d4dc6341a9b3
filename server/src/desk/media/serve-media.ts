import type { Kysely } from 'kysely';
import { notFound } from '../../call/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { isSameVersion } from '../../http/is-same-version.ts';
import type { ImageKind } from './read-image.ts';

const types: Readonly<Record<ImageKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Whatever else a file may also be, a browser that is led to it shows an image and runs nothing. Both sites show it,
 * also where the API is on a site of its own.
 */
const harmless = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** A stored image under its name, `{sha256}.png`, for everybody and for ever: what is under a name never changes. */
export async function serveMedia(db: Kysely<Database>, name: string, ifNoneMatch: string | null): Promise<Response> {
  const [, sha256 = '', extension = ''] = /^([0-9a-f]{64})\.(png|jpg|webp|gif)$/.exec(name) ?? [];
  const kind = extension as ImageKind;
  const stored = db.selectFrom('media').where('sha256', '=', sha256).where('extension', '=', kind);
  const etag = `"${sha256}"`;
  const headers = {
    ...harmless,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': types[kind],
    etag,
  };
  if (isSameVersion(ifNoneMatch, etag)) {
    if (!(await stored.select('sha256').executeTakeFirst())) throw notFound('Image');
    return new Response(null, { status: 304, headers });
  }
  const found = await stored.select('bytes').executeTakeFirst();
  if (!found) throw notFound('Image');
  const bytes = new Uint8Array(found.bytes);
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
}
