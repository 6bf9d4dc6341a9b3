import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../call/refusal.ts';
import type { Metrics } from './metrics.ts';

type MetricsRequest = {
  headers: Headers;
  /** The remote address of the connection. */
  peer: string | undefined;
  /** METRICS_TOKEN. */
  token: string | null;
};

/** Returns the metrics in Prometheus' text format. Without METRICS_TOKEN, requests from other machines get 404. */
export async function serveMetrics({ registry }: Metrics, request: MetricsRequest): Promise<Response> {
  if (request.token === null && !isOfThisMachine(request)) throw new Refusal('no_such_call');
  if (request.token !== null && !hasToken(request.headers, request.token)) {
    throw new Refusal('metrics_token_wanted', {}, { headers: { 'www-authenticate': 'Bearer' } });
  }
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
}

/** Headers that proxies add. With a proxy that adds none, METRICS_TOKEN is needed to keep other machines out. */
const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];
const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

function isOfThisMachine({ headers, peer = '' }: MetricsRequest): boolean {
  return loopback.test(peer) && !forwarded.some((name) => headers.has(name));
}

function hasToken(headers: Headers, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}
