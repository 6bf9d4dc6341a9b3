import { notFound } from '../../call/refusal.ts';
import type { Db } from '../../database/db.ts';
import { isSameVersion } from '../../http/is-same-version.ts';
import type { ImageFormat } from './read-image.ts';

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Even if the bytes are also valid HTML or a script, the browser runs nothing. `cross-origin` lets
 * the learner app and the studio show images when the API has another origin.
 */
const safeHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves a stored image by its name, `{sha256}.png`, without a session. The content of a name never
 * changes, so browsers may cache it without a limit. Throws `notFound` if there is none.
 */
export async function serveMedia(db: Db, name: string, ifNoneMatch: string | null): Promise<Response> {
  const [, sha256 = '', extension = ''] = /^([0-9a-f]{64})\.(png|jpg|webp|gif)$/.exec(name) ?? [];
  const format = extension as ImageFormat;
  const query = db.selectFrom('media').where('sha256', '=', sha256).where('extension', '=', format);
  const etag = `"${sha256}"`;
  const headers = {
    ...safeHeaders,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': contentTypes[format],
    etag,
  };
  if (isSameVersion(ifNoneMatch, etag)) {
    if (!(await query.select('sha256').executeTakeFirst())) throw notFound('Image');
    return new Response(null, { status: 304, headers });
  }
  const row = await query.select('bytes').executeTakeFirst();
  if (!row) throw notFound('Image');
  const bytes = new Uint8Array(row.bytes);
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
}
