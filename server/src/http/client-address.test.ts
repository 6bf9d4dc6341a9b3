import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string | string[]) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('whom a limit counts against', () => {
  it('is who is connected, whatever a header says, where no proxy of ours stands in front', () => {
    expect(clientAddress(from('198.51.100.1', '203.0.113.7'), 0)).toBe('198.51.100.1');
  });

  it('is whom the outermost proxy of ours saw; what stands further left was written by the caller', () => {
    expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7');
    expect(clientAddress(from('10.0.0.1', ['1.1.1.1', '2001:db8::7']), 1)).toBe('2001:db8::7');
  });

  it.each([undefined, '', 'unknown', '203.0.113.7:80', '203.0.113.7, '])(
    'is who is connected where the header is %j: nobody gets an address of their own choice',
    (forwarded) => {
      expect(clientAddress(from('10.0.0.1', forwarded), 1)).toBe('10.0.0.1');
    },
  );

  it('is who is connected where fewer proxies have written than are ours', () => {
    expect(clientAddress(from('10.0.0.1', '203.0.113.7'), 2)).toBe('10.0.0.1');
  });
});
