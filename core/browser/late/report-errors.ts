import type { ClientError } from '../../client/errors/client-error.ts';
import { type Told, tell } from '../../client/errors/error-budget.ts';
import { type Heard, reportOf } from '../../client/errors/report-of.ts';
import { callerOf, requestOf } from '../../client/request-of.ts';
import { uncaught } from '../uncaught.ts';
import { ownRelease } from './release.ts';

export type ErrorPorts = {
  /** Where the API is. */
  base: string;
  /** Of the session, if there is one: then the server's log says whose page it was. */
  token(): string | null;
};

/**
 * Tells the server of errors that nobody caught, of those before it too, and of what broke the page's policy; scrubbed
 * of answers and tokens. It waits for nothing and says nothing: what cannot be told is dropped, and its own failure is
 * no error.
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
      // What cannot even be looked at (a getter that throws, say) is told by nobody.
    }
  }

  function send(report: ClientError): void {
    const asked = requestOf('POST /client_errors', { body: report }, callerOf(base, token()));
    const { url, method, headers, body } = asked;
    // It also arrives when the page goes; as with answers, only at the API itself.
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
