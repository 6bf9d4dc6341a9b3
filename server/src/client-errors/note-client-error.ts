import { scrubReport } from '@fourfold/core/client/errors/scrub-report';
import type { Handler } from '../call/handler.ts';
import { limits } from '../limits/limits.ts';

/** Characters of the user agent. */
const longestAgent = 200;

/**
 * Logs an error of a page. The database stores only that this address has sent a report, for the
 * limit.
 */
export const noteClientError: Handler<'POST /client_errors'> = async ({ body }, visit) => {
  await visit.attempts.count([[limits.clientErrorsByAddress, visit.address]]);
  const { request: failedRequest, ...what } = scrubReport(body);
  const { site, session, userAgent } = visit;
  const who = { site, user: session?.account.id, agent: userAgent?.slice(0, longestAgent) };
  visit.log.warn({ ...what, failedRequest, ...who }, 'client error');
  return { message: 'Noted' };
};
