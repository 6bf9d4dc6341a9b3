import type { SeededRandom } from './seeded-random.ts';

/** Bytes for a raw socket, and the number of replies that they may have. */
export type Script = {
  name: string;
  parts: readonly (Buffer | string)[];
  minReplies: number;
  maxReplies: number;
  /** At the end: half-closes the socket, waits for the server, or destroys the socket. */
  ending: 'end' | 'wait' | 'vanish';
};

type ScriptContext = {
  chance: SeededRandom;
  token: string;
  userId: string /** Path of the API: `/api` on a site. */;
  base: string;
};

/** Invalid HTTP that no client library sends. In a string each character is one byte. */
export function brokenScript(context: ScriptContext): Script {
  const { chance } = context;
  const [name, makeScript] = chance.pick(scripts);
  return { name, minReplies: 0, maxReplies: 1, ending: 'end', ...makeScript(context) };
}

type ScriptParts = Pick<Script, 'parts'> & Partial<Script>;

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const get = ({ token, base }: ScriptContext, ...more: string[]) =>
  lines(`GET ${base}/topics HTTP/1.1`, 'host: localhost', `authorization: ${token}`, ...more);
const post = ({ token, base }: ScriptContext, ...more: string[]) =>
  lines(
    `POST ${base}/user_progresses/get_user_sats_progress HTTP/1.1`,
    ...['host: localhost', `authorization: ${token}`, 'content-type: application/json', ...more],
  );
const json = ({ userId }: ScriptContext) => `{"user_id":"${userId}"}`;
const smuggled = 'GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n';

const oddLengths = [
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
const oddChunkSizes = ['zz', '-1', '', 'f'.repeat(17), '0x5', '5 ;', '1e2', '5\n', `5;${'x'.repeat(20_000)}`, '\0'];
const oddEncodings = [
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
const oddHeaderLines = [
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

const scripts: readonly (readonly [name: string, makeScript: (context: ScriptContext) => ScriptParts])[] = [
  [
    'request line',
    (context) => ({ parts: [lines(context.chance.pick(requestLines), 'host: localhost')], maxReplies: 2 }),
  ],
  ['header line', (context) => ({ parts: [get(context, context.chance.pick(oddHeaderLines))] })],
  ['no host', () => ({ parts: [lines('GET /topics HTTP/1.1')] })],
  ['HTTP/1.0 without a host', () => ({ parts: [lines('GET /health HTTP/1.0')], minReplies: 1, ending: 'wait' })],
  [
    'content-length',
    (context) => ({
      parts: [post(context, `content-length: ${context.chance.pick(oddLengths)}`), json(context)],
      maxReplies: 2,
    }),
  ],
  [
    'content-length too short',
    (context) => ({ parts: [post(context, 'content-length: 5'), json(context)], minReplies: 1, maxReplies: 2 }),
  ],
  [
    'content-length too long',
    (context) => ({ parts: [post(context, 'content-length: 500'), json(context)], maxReplies: 2 }),
  ],
  [
    'enormous content-length',
    (context) => ({
      parts: [post(context, 'content-length: 9007199254740991'), json(context)],
      minReplies: 1,
      maxReplies: 2,
    }),
  ],
  [
    'broken chunk',
    (context) => ({
      parts: [
        post(context, 'transfer-encoding: chunked'),
        `${context.chance.pick(oddChunkSizes)}\r\n${json(context)}\r\n0\r\n\r\n`,
      ],
      maxReplies: 2,
    }),
  ],
  [
    'no last chunk',
    (context) => ({
      parts: [post(context, 'transfer-encoding: chunked'), `5\r\n${json(context).slice(0, 5)}\r\n`],
      maxReplies: 2,
    }),
  ],
  [
    'endless trailers',
    (context) => ({
      parts: [post(context, 'transfer-encoding: chunked'), '0\r\n', 'x-trailer: y\r\n'.repeat(5_000), '\r\n'],
      maxReplies: 2,
    }),
  ],
  [
    'half of a body',
    (context) => ({ parts: [post(context, 'content-length: 47'), json(context).slice(0, 20)], maxReplies: 2 }),
  ],
  [
    'half of a body, and gone',
    (context) => ({ parts: [post(context, 'content-length: 47'), json(context).slice(0, 20)], ending: 'vanish' }),
  ],
  ['gone before the reply', (context) => ({ parts: [get(context)], ending: 'vanish' })],
  [
    'gone before the events',
    (context) => ({ parts: [get(context).replace('/topics', '/sessions/events')], ending: 'vanish' }),
  ],
  ['no more after a request', (context) => ({ parts: [get(context)] })],
  [
    'length and chunks, followed by a request',
    (context) => ({
      parts: [post(context, 'content-length: 4', 'transfer-encoding: chunked'), `0\r\n\r\n${smuggled}`],
    }),
  ],
  [
    'other encodings, followed by a request',
    (context) => ({
      parts: [post(context, `transfer-encoding: ${context.chance.pick(oddEncodings)}`), `0\r\n\r\n${smuggled}`],
      maxReplies: 2,
    }),
  ],
  [
    'two encodings, followed by a request',
    (context) => ({
      parts: [post(context, 'transfer-encoding: chunked', 'transfer-encoding: identity'), `0\r\n\r\n${smuggled}`],
    }),
  ],
  [
    'a space before the colon',
    (context) => ({ parts: [post(context, 'transfer-encoding : chunked'), `0\r\n\r\n${smuggled}`] }),
  ],
  [
    'pipelined',
    (context) => ({
      parts: [get(context).repeat(9) + get(context, 'connection: close')],
      minReplies: 10,
      maxReplies: 10,
      ending: 'wait',
    }),
  ],
  [
    'pipelined after a body',
    (context) => ({
      parts: [
        post(context, `content-length: ${json(context).length}`) + json(context) + get(context, 'connection: close'),
      ],
      ...{ minReplies: 2, maxReplies: 2, ending: 'wait' as const },
    }),
  ],
  ['byte by byte', (context) => ({ parts: [...get(context, 'connection: close')], minReplies: 1, ending: 'wait' })],
  ['line ends of one character', (context) => ({ parts: [get(context).replaceAll('\r\n', '\n')] })],
  [
    'bytes of nothing',
    (context) => ({ parts: [context.chance.bytes(context.chance.pick([1, 100, 5_000]))], maxReplies: 2 }),
  ],
  ['empty lines', () => ({ parts: ['\r\n'.repeat(2_000)] })],
];
