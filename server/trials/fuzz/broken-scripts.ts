import type { Chance } from './chance.ts';

/** Bytes for a raw socket, and the number of replies that they may have. */
export type Script = {
  name: string;
  parts: readonly (Buffer | string)[];
  least: number;
  most: number;
  /** At the end: half-closes the socket, waits for the server, or destroys the socket. */
  then: 'end' | 'wait' | 'vanish';
};

type Making = {
  chance: Chance;
  token: string;
  userId: string /** Path of the API: `/api` on a site. */;
  base: string;
};

/** Invalid HTTP that no client library sends. In a string each character is one byte. */
export function brokenScript(making: Making): Script {
  const { chance } = making;
  const [name, make] = chance.pick(scripts);
  return { name, least: 0, most: 1, then: 'end', ...make(making) };
}

type Made = Pick<Script, 'parts'> & Partial<Script>;

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const get = ({ token, base }: Making, ...more: string[]) =>
  lines(`GET ${base}/topics HTTP/1.1`, 'host: localhost', `authorization: ${token}`, ...more);
const post = ({ token, base }: Making, ...more: string[]) =>
  lines(
    `POST ${base}/user_progresses/get_user_sats_progress HTTP/1.1`,
    ...['host: localhost', `authorization: ${token}`, 'content-type: application/json', ...more],
  );
const json = ({ userId }: Making) => `{"user_id":"${userId}"}`;
const smuggled = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n';

const lengths = [
  '-1',
  'abc',
  '1e3',
  '+5',
  '0x5',
  '5 5',
  '5, 6',
  '',
  ' ',
  '9'.repeat(25),
  '18446744073709551616',
  '5\x0b',
];
const sizes = ['zz', '-1', '', 'f'.repeat(17), '0x5', '5 ;', '1e2', '5\n', `5;${'x'.repeat(20_000)}`, '\0'];
const encodings = [
  'xchunked',
  'chunked, identity',
  'identity',
  '\x0bchunked',
  'chunked\x00',
  'gzip, chunked',
  'CHUNKED ',
  '"chunked"',
];
const requestLines = [
  'GET http://localhost/topics HTTP/1.1',
  'GET http://evil.example:99999/ HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT localhost:1 HTTP/1.1',
  'GET  HTTP/1.1',
  'GET /a b HTTP/1.1',
  'GET /\xff\xfe HTTP/1.1',
  'GET /a\0b HTTP/1.1',
  'GET ?a=b HTTP/1.1',
  'GET topics HTTP/1.1',
  'GET //// HTTP/1.1',
  'GET /topics HTTP/1.0',
  'GET /topics HTTP/2.0',
  'GET /topics HTTP/9.9',
  'GET /topics HTTP/1.1 x',
  'GET /topics\tHTTP/1.1',
  'GET /topics',
  'PRI * HTTP/2.0',
  'get /topics HTTP/1.1',
  'G\xcbT /topics HTTP/1.1',
  ' GET /topics HTTP/1.1',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  `GET /${'x'.repeat(100_000)} HTTP/1.1`,
  `${'X'.repeat(50_000)} / HTTP/1.1`,
];
const fields = [
  'no colon',
  ': no name',
  'a b: c',
  'a : b',
  'a: \0',
  'a: b\rc: d',
  'a: b\n c',
  'a: b\r\n folded',
  '\xff: b',
  `a: ${'x'.repeat(100_000)}`,
  Array.from({ length: 5_000 }, (_, at) => `x-${at}: y`).join('\r\n'),
  'host: other',
  'content-length: 5\r\ncontent-length: 6',
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\nsec-websocket-version: 13',
  'expect: 100-continue',
  'expect: \xff',
];

const scripts: readonly (readonly [name: string, make: (making: Making) => Made])[] = [
  ['request line', (on) => ({ parts: [lines(on.chance.pick(requestLines), 'host: localhost')], most: 2 })],
  ['header line', (on) => ({ parts: [get(on, on.chance.pick(fields))] })],
  ['no host', () => ({ parts: [lines('GET /topics HTTP/1.1')] })],
  ['HTTP/1.0 without a host', () => ({ parts: [lines('GET /health HTTP/1.0')], least: 1, then: 'wait' })],
  ['content-length', (on) => ({ parts: [post(on, `content-length: ${on.chance.pick(lengths)}`), json(on)], most: 2 })],
  ['content-length too short', (on) => ({ parts: [post(on, 'content-length: 5'), json(on)], least: 1, most: 2 })],
  ['content-length too long', (on) => ({ parts: [post(on, 'content-length: 500'), json(on)], most: 2 })],
  [
    'enormous content-length',
    (on) => ({ parts: [post(on, 'content-length: 9007199254740991'), json(on)], least: 1, most: 2 }),
  ],
  [
    'broken chunk',
    (on) => ({
      parts: [post(on, 'transfer-encoding: chunked'), `${on.chance.pick(sizes)}\r\n${json(on)}\r\n0\r\n\r\n`],
      most: 2,
    }),
  ],
  [
    'no last chunk',
    (on) => ({ parts: [post(on, 'transfer-encoding: chunked'), `5\r\n${json(on).slice(0, 5)}\r\n`], most: 2 }),
  ],
  [
    'endless trailers',
    (on) => ({
      parts: [post(on, 'transfer-encoding: chunked'), '0\r\n', 'x-trailer: y\r\n'.repeat(5_000), '\r\n'],
      most: 2,
    }),
  ],
  ['half of a body', (on) => ({ parts: [post(on, 'content-length: 47'), json(on).slice(0, 20)], most: 2 })],
  [
    'half of a body, and gone',
    (on) => ({ parts: [post(on, 'content-length: 47'), json(on).slice(0, 20)], then: 'vanish' }),
  ],
  ['gone before the reply', (on) => ({ parts: [get(on)], then: 'vanish' })],
  ['gone before the events', (on) => ({ parts: [get(on).replace('/topics', '/sessions/events')], then: 'vanish' })],
  ['no more after a request', (on) => ({ parts: [get(on)] })],
  [
    'length and chunks, followed by a request',
    (on) => ({ parts: [post(on, 'content-length: 4', 'transfer-encoding: chunked'), `0\r\n\r\n${smuggled}`] }),
  ],
  [
    'other encodings, followed by a request',
    (on) => ({ parts: [post(on, `transfer-encoding: ${on.chance.pick(encodings)}`), `0\r\n\r\n${smuggled}`], most: 2 }),
  ],
  [
    'two encodings, followed by a request',
    (on) => ({
      parts: [post(on, 'transfer-encoding: chunked', 'transfer-encoding: identity'), `0\r\n\r\n${smuggled}`],
    }),
  ],
  ['a space before the colon', (on) => ({ parts: [post(on, 'transfer-encoding : chunked'), `0\r\n\r\n${smuggled}`] })],
  [
    'pipelined',
    (on) => ({ parts: [get(on).repeat(9) + get(on, 'connection: close')], least: 10, most: 10, then: 'wait' }),
  ],
  [
    'pipelined after a body',
    (on) => ({
      parts: [post(on, `content-length: ${json(on).length}`) + json(on) + get(on, 'connection: close')],
      ...{ least: 2, most: 2, then: 'wait' as const },
    }),
  ],
  ['byte by byte', (on) => ({ parts: [...get(on, 'connection: close')], least: 1, then: 'wait' })],
  ['line ends of one character', (on) => ({ parts: [get(on).replaceAll('\r\n', '\n')] })],
  ['bytes of nothing', (on) => ({ parts: [on.chance.bytes(on.chance.pick([1, 100, 5_000]))], most: 2 })],
  ['empty lines', () => ({ parts: ['\r\n'.repeat(2_000)] })],
];
