import { Refusal } from './refusal.ts';
import { parseStrictJson } from './strict-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body as JSON. `limit` is in bytes and applies with and without a content-length header. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBodyBytes(request, 'application/json', limit);
  return parseStrictJson(decodeUtf8(bytes));
}

/** Reads a body of the expected content type. Throws a Refusal when it is empty. */
export async function readBodyBytes(request: Request, expected: string, limit: number): Promise<Bytes> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== expected) throw new Refusal('wrong_content_type', { expected });
  const bytes = await readBytes(request, limit).catch((error: unknown) => {
    // The client closed the connection: nobody reads this reply, and it is not an error of the
    // server.
    throw error instanceof Refusal
      ? error
      : new Refusal('invalid_field', { field: 'body', problem: 'ended before it was complete' });
  });
  if (bytes.byteLength === 0) throw new Refusal('invalid_field', { field: 'body', problem: 'is missing' });
  return bytes;
}

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

async function readBytes(request: Request, limit: number): Promise<Bytes> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > limit) throw tooLarge(limit);
    return await request.arrayBuffer();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(limit: number): Refusal {
  return new Refusal('body_too_large', { kB: Math.floor(limit / 1000) });
}

function decodeUtf8(bytes: Bytes): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('invalid_field', { field: 'body', problem: 'expected text in UTF-8' });
  }
}
