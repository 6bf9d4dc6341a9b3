/** A request exactly as it is sent: nothing is checked or added. */
export type RawRequest = {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer | null;
};

/** In header values each character is one byte. */
export function requestBytes({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''];
  const head = Buffer.from(lines.join('\r\n'), 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
}

export type Reply = { status: number; headers: Map<string, string>; body: Buffer; closes: boolean };
/** A reply, and the bytes after it. */
export type ReadResult = { reply: Reply; rest: Buffer };

/** The first complete reply in the bytes. Null if there is none. `ended`: the connection is closed. */
export function readReply(bytes: Buffer, { toHead, ended }: { toHead: boolean; ended: boolean }): ReadResult | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) throw new Error(`no reply of HTTP: ${first.slice(0, 200)}`);
  const rest = bytes.subarray(end + 4);
  if (status >= 100 && status < 200) return readReply(rest, { toHead, ended });
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const reply = { status, headers, closes: headers.get('connection')?.toLowerCase() === 'close' };
  if (toHead || status === 204 || status === 304) return { reply: { ...reply, body: Buffer.alloc(0) }, rest };
  // An event stream has no end, so what has arrived is returned.
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    return rest.length === 0 ? null : { reply: { ...reply, body: rest, closes: true }, rest: Buffer.alloc(0) };
  }
  if (headers.get('transfer-encoding') === 'chunked') {
    const read = readChunks(rest);
    return read && { reply: { ...reply, body: read.body }, rest: read.rest };
  }
  const length = headers.get('content-length');
  if (length === undefined) return ended ? { reply: { ...reply, body: rest }, rest: Buffer.alloc(0) } : null;
  if (rest.length < Number(length)) return null;
  return { reply: { ...reply, body: rest.subarray(0, Number(length)) }, rest: rest.subarray(Number(length)) };
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line === -1) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const begin = line + 2;
    if (bytes.length < begin + size + 2) return null;
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(begin + 2) };
    parts.push(bytes.subarray(begin, begin + size));
    at = begin + size + 2;
  }
}
