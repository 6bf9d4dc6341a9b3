import { createHash } from 'node:crypto';
import { request as ask } from 'node:http';
import { imageMessages, maxImageBytes } from '@fourfold/core/authoring/image-limits';
import type { Media } from '@fourfold/core/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnerUrl, startTestServer, studioUrl, type TestPerson, type TestServer } from '../../testing/server.ts';
import { aPng, pngChunk, tinyImages } from './testing/tiny-images.ts';

let server: TestServer;
let author: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.as('admin');
});
afterAll(() => server.stop());

function createForm(
  bytes: Uint8Array<ArrayBuffer> | Buffer,
  name = 'picture',
  type = 'application/octet-stream',
): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

async function post(body: BodyInit, token = author.token, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}/media`, {
    method: 'POST',
    headers: { authorization: token, ...headers },
    body,
  });
  const answered = (await reply.json()) as Media & { errors?: string[] };
  return { status: reply.status, ...answered };
}

const get = (src: string, init: RequestInit = {}, base = server.url) => fetch(base + src, init);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Creates a valid PNG of exactly `size` bytes. */
function pngOf(size: number): Buffer {
  const plain = aPng(2, 2);
  const fill = pngChunk('teSt', Buffer.alloc(size - plain.length - 12, 1));
  return Buffer.concat([plain.subarray(0, 33), fill, plain.subarray(33)]);
}

describe('an image', () => {
  it.each(Object.entries(tinyImages))(
    'that is a %s is served unchanged, under the hash of its content',
    async (kind, make) => {
      const bytes = make(31, 17);
      const src = `/media/${sha256(bytes)}.${kind}`;
      expect(await post(createForm(bytes))).toEqual({ status: 200, src, width: 31, height: 17 });
      const reply = await get(src);
      expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
      expect(reply.headers.get('content-type')).toBe(kind === 'jpg' ? 'image/jpeg' : `image/${kind}`);
      expect(reply.headers.get('content-length')).toBe(String(bytes.length));
    },
  );

  it('uploaded five times at once, and once more later, is stored once, with its uploader', async () => {
    const bytes = aPng(77, 5);
    const super_ = await server.as('super-admin');
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(createForm(bytes))));
    const last = await post(createForm(bytes, 'another name.gif'), super_.token);
    expect(new Set([...replies, last].map((reply) => JSON.stringify(reply))).size).toBe(1);
    const stored = server.db.selectFrom('media').where('sha256', '=', sha256(bytes));
    expect(await stored.select(['created_by', 'width', 'height']).execute()).toEqual([
      { created_by: author.account.id, width: 77, height: 5 },
    ]);
    const auditEntries = server.db.selectFrom('audit').select(['actor_id', 'detail']).where('subject', '=', 'media');
    expect(
      (await auditEntries.execute()).filter(({ detail }) => JSON.stringify(detail).includes(sha256(bytes))),
    ).toEqual([{ actor_id: author.account.id, detail: { sha256: sha256(bytes) } }]);
  });

  it('is detected from its bytes, whatever its name and content type say', async () => {
    const { src } = await post(createForm(aPng(3, 4), 'scan.svg', 'image/svg+xml'));
    expect(src).toMatch(/\.png$/);
    expect((await get(src)).headers.get('content-type')).toBe('image/png');
  });

  it('of 5 MB is accepted, and with one byte more refused with a sentence', async () => {
    const bytes = pngOf(maxImageBytes);
    expect(await post(createForm(bytes))).toMatchObject({ status: 200, width: 2 });
    for (const more of [1, 100_000]) {
      expect(await post(createForm(pngOf(maxImageBytes + more)))).toMatchObject({
        status: 413,
        errors: [imageMessages.tooLarge],
      });
    }
  });

  it('with too many pixels is refused', async () => {
    expect(await post(createForm(aPng(1, 1)))).toMatchObject({ status: 200 });
    const huge = Buffer.from(aPng(1, 1));
    const header = pngChunk('IHDR', Buffer.from([0, 0, 0x80, 0, 0, 0, 0x80, 0, 8, 0, 0, 0, 0]));
    const bomb = Buffer.concat([huge.subarray(0, 8), header, huge.subarray(33)]);
    expect(await post(createForm(bomb))).toMatchObject({ status: 422, errors: [imageMessages.tooManyPixels] });
  });
});

describe('a file that is not an image', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', imageMessages.svg],
    ['a page', '<!doctype html><script>alert(1)</script>', imageMessages.noImage],
    ['nothing', '', imageMessages.noImage],
    ['a script that begins as a GIF', 'GIF89a=alert(document.domain)//', imageMessages.damaged],
    ['half a PNG', aPng(90, 90).subarray(0, 60), imageMessages.damaged],
  ])('%s is refused with a sentence, whatever it is called', async (_, content, sentence) => {
    for (const name of ['picture.png', 'picture.svg']) {
      expect(await post(createForm(Buffer.from(content), name, 'image/png'))).toMatchObject({
        status: 422,
        errors: [sentence],
      });
    }
    expect(await server.db.selectFrom('media').where('bytes', '=', Buffer.from(content)).execute()).toEqual([]);
  });

  it('an invalid form is refused with a sentence that says what is wrong', async () => {
    const twice = createForm(aPng(1, 1));
    twice.append('file', new Blob(['x']), 'y');
    const asText = new FormData();
    asText.append('file', 'data:image/png;base64,AAAA');
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [body, headers, status, sentence] of [
      [twice, {}, 400, 'file: given twice'],
      [asText, {}, 400, 'file: is missing'],
      [new FormData(), {}, 400, 'file: is missing'],
      ['{}', { 'content-type': 'application/json' }, 415, 'content-type: expected multipart/form-data'],
      [new Uint8Array(aPng(1, 1)), { 'content-type': 'image/png' }, 415, 'content-type: expected multipart/form-data'],
      ['', multipart, 400, 'body: is missing'],
      ['no form', multipart, 400, 'body: expected valid multipart/form-data'],
      ['--y\r\n', { 'content-type': 'multipart/form-data' }, 400, 'body: expected valid multipart/form-data'],
    ] as const) {
      expect(await post(body, author.token, headers)).toMatchObject({ status, errors: [sentence] });
    }
  });

  it('an endless upload is not read to its end', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const status = await fetch(`${server.url}/media`, {
      method: 'POST',
      headers: { authorization: author.token, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      (reply) => reply.status,
      // The server may close the connection while the rest is still being sent.
      () => 413,
    );
    expect(status).toBe(413);
    expect((await get('/health')).status).toBe(200);
  });
});

it('only authors upload images, and everyone sees them without a session', async () => {
  for (const role of ['student', 'tutor', 'tutor-login'] as const) {
    expect((await post(createForm(aPng(1, 1)), (await server.as(role)).token)).status).toBe(403);
  }
  expect(await post(createForm(aPng(1, 1)), 'unknown')).toMatchObject({ status: 401, errors: ['Session expired'] });
  const { src } = await post(createForm(aPng(1, 1)));
  for (const base of [server.url, server.learner, server.studio]) expect((await get(src, {}, base)).status).toBe(200);
});

describe('a stored image', () => {
  let src: string;
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = Buffer.concat([tinyImages.gif(4, 4), Buffer.from('<script>alert(1)</script>')]);
    ({ src } = await post(createForm(bytes)));
  });

  it('is cached without a limit, is not sniffed, and runs nothing even if it is also a script', async () => {
    const { headers } = await get(src);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/gif',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: `"${sha256(bytes)}"`,
    });
  });

  it('is not sent again to a client that has it', async () => {
    const etag = `"${sha256(bytes)}"`;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const reply = await get(src, { headers: { 'if-none-match': known } });
      expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(src, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('answers HEAD with everything but its bytes', async () => {
    const reply = await get(src, { method: 'HEAD' });
    expect([reply.status, reply.headers.get('content-length'), await reply.text()]).toEqual([
      200,
      `${bytes.length}`,
      '',
    ]);
  });

  it('can be read by scripts of both sites, and of no other site', async () => {
    const allowed = async (origin: string) =>
      (await get(src, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect([await allowed(learnerUrl), await allowed(studioUrl)]).toEqual([learnerUrl, studioUrl]);
    expect(await allowed('https://evil.example')).toBeNull();
  });

  it('is not found under any other name', async () => {
    const name = src.slice('/media/'.length);
    const sha = name.slice(0, 64);
    for (const wrong of [
      `${sha}.png`,
      `${sha}.jpeg`,
      sha,
      `${sha.toUpperCase()}.gif`,
      `${'0'.repeat(64)}.gif`,
      `${sha}.gif.html`,
      `${sha}.gif%00`,
      '%',
      '..%2f..%2fetc%2fpasswd',
      '',
    ]) {
      const { status, errors } = await rawGet(`/media/${wrong}`, { 'if-none-match': `"${sha}"` });
      expect([wrong, status]).toEqual([wrong, wrong === '' ? 405 : 404]);
      expect(errors).toHaveLength(1);
    }
    expect((await get(src, { method: 'DELETE' })).status).toBe(404);
  });
});

/** Requests an exact path, which fetch would normalize. */
function rawGet(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; errors: string[] }> {
  return new Promise((resolve, reject) => {
    const clientRequest = ask(`${server.url}`, { path, headers }, async (reply) => {
      const body = Buffer.concat(await reply.toArray()).toString();
      resolve({ status: reply.statusCode, ...(JSON.parse(body) as { errors: string[] }) });
    });
    clientRequest.on('error', reject).end();
  });
}
