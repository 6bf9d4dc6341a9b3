import { isIPv6 } from 'node:net';
import type { Limit } from './limits.ts';

/** A limit and the subject that it counts, as stored in the table of failures. */
export type LimitedSubject = { limit: Limit; subject: string };

/** The stored name of the subject of a limit. */
export function failureSubject(limit: Limit, subject: string): string {
  return `${limit.name}:${limit.name.endsWith(':address') ? addressKey(subject) : subject.toLowerCase()}`;
}

/** The key under which an address is counted: an IPv4 address, or the /64 from which one IPv6 customer can choose. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
