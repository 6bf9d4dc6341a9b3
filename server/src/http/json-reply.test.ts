import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { jsonReply } from './json-reply.ts';

const long = () => ({ data: Array.from({ length: 400 }, (_, at) => `question ${at}`) });
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

it('compresses a long reply with an accepted encoding, and leaves a short one as it is', async () => {
  const value = long();
  const text = JSON.stringify(value);
  const [br, gz, plain] = await Promise.all(
    ['gzip, br', 'gzip', null].map((accepted) => jsonReply(value, new Headers(), accepted)),
  );
  expect(br?.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await bytesOf(br as Response)).toString()).toBe(text);
  expect(gz?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(gz as Response)).toString()).toBe(text);
  expect(plain?.headers.get('content-encoding')).toBe(null);
  expect(await plain?.text()).toBe(text);
  const short = await jsonReply({ data: [] }, new Headers(), 'br');
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, '{"data":[]}']);
});

it('serialises and compresses a frozen reply once for all requests', async () => {
  let written = 0;
  const value = { ...long(), toJSON: () => ({ ...long(), written: ++written }) };
  await jsonReply(value, new Headers(), 'br');
  await jsonReply(value, new Headers(), 'br');
  expect(written).toBe(2);
  Object.freeze(value);
  const replies = await Promise.all(['br', 'br', 'gzip', null].map((taken) => jsonReply(value, new Headers(), taken)));
  expect(written).toBe(3);
  const [first, second] = await Promise.all(replies.slice(0, 2).map(bytesOf));
  expect(first?.equals(second ?? Buffer.of())).toBe(true);
  expect(JSON.parse(brotliDecompressSync(first ?? Buffer.of()).toString())).toMatchObject({ written: 3 });
});
