import { encodingFor } from '../http/encoding-for.ts';
import { isSameVersion } from '../http/is-same-version.ts';
import { siteHeaders } from './content-security-policy.ts';
import type { SiteFile } from './site-files.ts';

/** Returns a file in the best encoding that the browser accepts; 304 if the browser has this version already. */
export async function answerFile(file: SiteFile, request: Request, headers: Record<string, string>): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const encoded = encoding && (await file.encoded(encoding));
  const etag = `"${file.etag}${encoded ? `-${encoding}` : ''}"`;
  const all = {
    ...siteHeaders,
    ...headers,
    'content-type': file.contentType,
    vary: 'accept-encoding',
    etag,
    ...(encoded && { 'content-encoding': encoding }),
  };
  if (isSameVersion(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all });
  const body = encoded ?? file.bytes;
  return new Response(body, { headers: { ...all, 'content-length': String(body.byteLength) } });
}

/** Returns a line of text instead of a file. */
export function answerPlain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...siteHeaders, ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
