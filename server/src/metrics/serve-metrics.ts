import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../call/refusal.ts';
import type { Metrics } from './metrics.ts';

type Asked = {
  headers: Headers;
  /** Of whoever holds the other end of the connection. */
  peer: string | undefined;
  /** METRICS_TOKEN. */
  token: string | null;
};

/** Prometheus' text form. To whoever may not read it without a token there is nothing at this address. */
export async function serveMetrics({ registry }: Metrics, asked: Asked): Promise<Response> {
  if (asked.token === null && !isOfThisMachine(asked)) throw new Refusal('not_found', 'There is no such call');
  if (asked.token !== null && !hasToken(asked.headers, asked.token)) {
    throw new Refusal('wrong_credentials', 'METRICS_TOKEN is wanted here', { 'www-authenticate': 'Bearer' });
  }
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
}

/** What a proxy that leads here from elsewhere adds; one that adds nothing needs METRICS_TOKEN to be told apart. */
const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

function isOfThisMachine({ headers, peer = '' }: Asked): boolean {
  return loopback.test(peer) && !forwarded.some((name) => headers.has(name));
}

function hasToken(headers: Headers, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}
