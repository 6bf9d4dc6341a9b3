import { currentCaller, requestOf } from '../../client/api-request.ts';
import type { ClientError } from '../../client/errors/client-error.ts';
import { recordReport, type SentReports } from '../../client/errors/internal/error-budget.ts';
import { type CaughtError, reportOf } from '../../client/errors/internal/report-of.ts';
import { uncaught } from '../uncaught.ts';
import { ownRelease } from './internal/release.ts';

export type ErrorPorts = {
  /** Base of the API. */
  base: string;
  /** The session's token, if there is one, so that the server's log names the account. */
  token(): string | null;
};

/**
 * Reports uncaught errors and violations of the page's policy to the server, including earlier ones, without answers
 * and tokens. A report that cannot be sent is dropped, and its failure is ignored.
 */
export function reportErrors({ base, token }: ErrorPorts): void {
  const release = ownRelease();
  let sentReports: SentReports = [];
  addEventListener('securitypolicyviolation', handle);
  for (const caught of uncaught.splice(0)) handle(caught);
  uncaught.push = (caught) => {
    handle(caught);
    return 0;
  };

  function handle(caught: unknown): void {
    try {
      const { origin, pathname: path } = location;
      const report = reportOf(caughtError(caught), { origin, path, release });
      if (!report || !navigator.onLine) return;
      const { kind, name, message, stack } = report;
      const updated = recordReport(sentReports, [kind, name, message, stack.split('\n', 1)].join(), performance.now());
      if (!updated) return;
      sentReports = updated;
      send(report);
    } catch {
      // A value whose properties throw is not reported.
    }
  }

  function send(report: ClientError): void {
    const apiRequest = requestOf('POST /client_errors', { body: report }, currentCaller(base, token()));
    const { url, method, headers, body } = apiRequest;
    // `keepalive` lets it arrive when the page unloads. As with answers, redirects are refused.
    fetch(url, { method, headers, body: body as string, keepalive: true, redirect: 'error' }).catch(() => {});
  }
}

function caughtError(caught: unknown): CaughtError {
  if (caught instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective: directive, blockedURI: blocked } = caught;
    return {
      kind: 'csp',
      directive,
      blocked,
      position: positionOf(caught.sourceFile, caught.lineNumber, caught.columnNumber),
    };
  }
  if (caught instanceof PromiseRejectionEvent) return { kind: 'unhandledrejection', error: caught.reason };
  if (!(caught instanceof ErrorEvent)) return { kind: 'react', error: caught };
  const { error, message, filename, lineno, colno } = caught;
  return { kind: 'error', error: error ?? message, position: positionOf(filename, lineno, colno) };
}

function positionOf(file: string | null, line: number, column: number): string {
  return `${file ?? ''}:${line}:${column}`;
}
