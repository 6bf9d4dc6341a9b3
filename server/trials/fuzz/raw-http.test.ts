import { expect, it } from 'vitest';
import { readReply, requestBytes } from './raw-http.ts';

const asGet = { toHead: false, ended: false };
const read = (text: string, options = asGet) => {
  const result = readReply(Buffer.from(text, 'latin1'), options);
  return result && [result.reply.status, result.reply.body.toString('latin1'), result.rest.toString('latin1')];
};

it('writes exactly the given request', () => {
  const headers = [
    ['a', '1'],
    ['a', '\xff'],
  ] as const;
  const bytes = requestBytes({ method: 'BREW', target: '*', headers, body: Buffer.from('x') });
  expect(bytes.toString('latin1')).toBe('BREW * HTTP/1.1\r\na: 1\r\na: \xff\r\n\r\nx');
});

it('reads one complete reply, and leaves what follows it', () => {
  const reply = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nab';
  expect(read(`${reply}HTTP/1.1 400`)).toEqual([200, 'ab', 'HTTP/1.1 400']);
  expect(read(reply.slice(0, -1))).toBeNull();
  expect(read('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n')).toEqual([204, '', '']);
  expect(read('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n', { ...asGet, toHead: true })).toEqual([200, '', '']);
});

it('reads a chunked body', () => {
  const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n';
  expect(read(chunked)).toEqual([200, 'abcd', '']);
  for (let end = 0; end < chunked.length; end++) expect(read(chunked.slice(0, end))).toBeNull();
});

it('reads a body without a length to the end of the connection', () => {
  const withoutLength = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n';
  expect(read(withoutLength)).toBeNull();
  expect(read(withoutLength, { ...asGet, ended: true })).toEqual([400, '', '']);
});
