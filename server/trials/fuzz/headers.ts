import type { SeededRandom } from './seeded-random.ts';

export type Header = readonly [name: string, value: string];

const zones = [
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/St_Johns',
  'Etc/GMT+12',
  'Africa/Monrovia',
  'Antarctica/Troll',
  'utc',
  'UTC+25',
  '+99:99',
  '+14:00',
  '-23:59',
  'Mars/Base',
  'America/new_york',
  "'; drop table users; --",
  '__proto__',
  '',
  ' ',
  'null',
  'x'.repeat(10_000),
  'Europe/Z\xfcrich',
  '\xff\xfe',
] as const;

const origins = [
  'null',
  'https://learner.example',
  'https://studio.example',
  'https://learner.example.evil.example',
  'https://LEARNER.example',
  'https://learner.example:443',
  'https://learner.example, https://studio.example',
  'file://',
  '*',
  'x'.repeat(4_000),
] as const;

/** Values by header name. */
const oddValues: Readonly<Record<string, readonly string[]>> = {
  timeZoneName: zones,
  'app-version': ['1', '', '-1', '1e308', 'NaN', '9'.repeat(2_000), '__proto__', '\xe9', '1,1'],
  'x-request-id': ['a'.repeat(8), 'a', '../../x', '\xff'.repeat(10), '"}\\n{"level":60}', 'x'.repeat(5_000)],
  origin: origins,
  referer: ['about:blank', 'javascript:0', 'x'.repeat(3_000)],
  'x-forwarded-for': ['1.2.3.4', '::1', "1.2.3.4'; --", 'unknown', ',,,', '1.2.3.4,'.repeat(700), '::ffff:999.1.1.1'],
  'x-forwarded-proto': ['https', 'javascript'],
  'accept-encoding': ['br', 'gzip', '*', '*;q=0', 'gzip;q=NaN', 'br;q=0,gzip;q=1e9', ',', ';q=1', 'zip,'.repeat(2_000)],
  accept: ['*/*', 'text/html', 'text/html;q=x', '\xff'],
  'if-none-match': ['*', '"x"', 'W/"', '""', '"x",'.repeat(2_000)],
  'if-modified-since': ['Thu, 32 Foo 0000 99:99:99 GMT', '0'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,'.repeat(500)],
  'user-agent': [
    '',
    'x'.repeat(5_000),
    '\xff\xfe',
    '<script>',
    "'; --",
    'Mozilla/5.0 (Windows NT 99999999999999999999)',
  ],
  host: [
    'localhost',
    '127.0.0.1:1',
    'a b',
    '',
    '[::1',
    '[::1]:99999',
    'x'.repeat(3_000),
    'evil.example',
    '@',
    'a/b',
    '%00',
  ],
  cookie: ['a=b', '__proto__=1', ';'.repeat(2_000)],
  expect: ['100-continue', '200-ok'],
  upgrade: ['websocket', 'h2c'],
  connection: ['close', 'keep-alive, upgrade', 'authorization'],
  te: ['trailers', 'chunked'],
  'content-language': ['x'.repeat(2_000)],
  'x-http-method-override': ['DELETE', 'TRACE'],
  'sec-fetch-mode': ['navigate', 'cors', ''],
  'access-control-request-method': ['GET', 'DELETE', 'x'.repeat(1_000), ''],
  'access-control-request-headers': ['authorization', '*'],
};
const oddHeaderNames = Object.keys(oddValues);

const tokens = [
  '',
  ' ',
  'null',
  'undefined',
  'Bearer ',
  'Basic Og==',
  "' or 1=1 --",
  'x'.repeat(43),
  'A'.repeat(42),
  '-'.repeat(43),
  '_'.repeat(44),
  '\xff'.repeat(43),
  'x'.repeat(7_000),
  '../../etc/passwd',
] as const;

/** Some headers with odd values; an `authorization` among them replaces the caller's own. */
export function oddHeaders(chance: SeededRandom): Header[] {
  const odd = Array.from({ length: chance.pick([1, 1, 2, 4]) }, (): Header => {
    const name = chance.pick(oddHeaderNames);
    return [name, chance.pick(oddValues[name] ?? [''])];
  });
  if (chance.withProbability(0.15)) odd.push(['authorization', chance.pick(tokens)]);
  if (chance.withProbability(0.05)) odd.push(odd[0] ?? ['x', 'y']);
  if (chance.withProbability(0.04)) odd.push(...largeHeaders(chance));
  if (chance.withProbability(0.04)) odd.push(['x-odd', `a${chance.pick(['\0', '\x01', '\x7f', '\b', '\x1b[31m'])}b`]);
  return odd;
}

/** More than a server reads: 100 kB in one header, a megabyte of token, thousands of headers. */
function largeHeaders(chance: SeededRandom): Header[] {
  return chance.pick<() => Header[]>([
    () => [['x-large', 'x'.repeat(100_000)]],
    () => [['authorization', 'x'.repeat(1_000_000)]],
    () => Array.from({ length: 1_000 }, (_, at): Header => [`x-${at}`, 'y']),
    () => Array.from({ length: 3_000 }, (): Header => ['authorization', 'y']),
  ])();
}
