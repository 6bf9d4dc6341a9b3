import type { ClientError } from '../../client/errors/client-error.ts';
import { type Told, tell } from '../../client/errors/error-budget.ts';
import { type Heard, reportOf } from '../../client/errors/report-of.ts';
import { callerOf, requestOf } from '../../client/request-of.ts';
import { uncaught } from '../uncaught.ts';
import { ownRelease } from './release.ts';

export type ErrorPorts = {
  /** Base of the API. */
  base: string;
  /** The session's token, if there is one, so that the server's log names the account. */
  token(): string | null;
};

/**
 * Reports uncaught errors and violations of the page's policy to the server, including earlier
 * ones, without answers and tokens. A report that cannot be sent is dropped, and its failure is
 * ignored.
 */
export function reportErrors({ base, token }: ErrorPorts): void {
  const release = ownRelease();
  let told: Told = [];
  addEventListener('securitypolicyviolation', hear);
  for (const what of uncaught.splice(0)) hear(what);
  uncaught.push = (what) => {
    hear(what);
    return 0;
  };

  function hear(what: unknown): void {
    try {
      const { origin, pathname: path } = location;
      const report = reportOf(heardIn(what), { origin, path, release });
      if (!report || !navigator.onLine) return;
      const { kind, name, message, stack } = report;
      const then = tell(told, [kind, name, message, stack.split('\n', 1)].join(), performance.now());
      if (!then) return;
      told = then;
      send(report);
    } catch {
      // A value whose properties throw is not reported.
    }
  }

  function send(report: ClientError): void {
    const asked = requestOf('POST /client_errors', { body: report }, callerOf(base, token()));
    const { url, method, headers, body } = asked;
    // `keepalive` lets it arrive when the page unloads. As with answers, redirects are refused.
    fetch(url, { method, headers, body: body as string, keepalive: true, redirect: 'error' }).catch(() => {});
  }
}

function heardIn(what: unknown): Heard {
  if (what instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective: directive, blockedURI: blocked } = what;
    return { kind: 'csp', directive, blocked, at: placeOf(what.sourceFile, what.lineNumber, what.columnNumber) };
  }
  if (what instanceof PromiseRejectionEvent) return { kind: 'unhandledrejection', error: what.reason };
  if (!(what instanceof ErrorEvent)) return { kind: 'react', error: what };
  const { error, message, filename, lineno, colno } = what;
  return { kind: 'error', error: error ?? message, at: placeOf(filename, lineno, colno) };
}

function placeOf(file: string | null, line: number, column: number): string {
  return `${file ?? ''}:${line}:${column}`;
}
