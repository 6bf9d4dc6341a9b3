import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string | string[]) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the client address that limits use', () => {
  it('is the address of the connection, whatever a header says, without a trusted proxy', () => {
    expect(clientAddress(from('198.51.100.1', '203.0.113.7'), 0)).toBe('198.51.100.1');
  });

  it('is the address that the outermost trusted proxy saw; entries further left come from the caller', () => {
    expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', ['1.1.1.1', '2001:db8::7']), 1)).toBe('2001:db8::7');
  });

  it.each([undefined, '', 'unknown', '203.0.113.7:80', '203.0.113.7, '])(
    'is the address of the connection when the header is %j: a caller cannot choose an address',
    (forwarded) => {
      expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe('10.0.0.1');
    },
  );

  it('is the address of the connection when the header has fewer entries than there are trusted proxies', () => {
    expect(clientAddress(from('10.0.0.1', '203.0.113.7'), 2)).toBe('10.0.0.1');
  });
});
