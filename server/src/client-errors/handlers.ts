import { scrubReport } from '@fourfold/core/client/errors/scrub-report';
import type { clientErrorCalls } from '@fourfold/core/contract/client-errors';
import type { Handler, Handlers } from '../call/handler.ts';
import { limits } from '../limits/limits.ts';

/** Characters of the user agent. */
const longestAgent = 200;

/** Logs an error of a page. The database stores only that this address has sent a report, for the limit. */
const noteClientError: Handler<'POST /client_errors'> = async ({ body }, context) => {
  await context.attempts.count([[limits.clientErrorsByAddress, context.address]]);
  const { request: failedRequest, ...what } = scrubReport(body);
  const { site, session, userAgent } = context;
  const who = { site, user: session?.account.id, agent: userAgent?.slice(0, longestAgent) };
  context.log.warn({ ...what, failedRequest, ...who }, 'client error');
  return { message: 'Noted' };
};

export const clientErrorHandlers = {
  'POST /client_errors': noteClientError,
} satisfies Handlers<typeof clientErrorCalls>;
