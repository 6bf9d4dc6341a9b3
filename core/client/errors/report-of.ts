import { CallFailed } from '../call-failed.ts';
import type { ClientError } from './client-error.ts';
import { errorFields, isExpected } from './is-expected.ts';
import { scrubReport } from './scrub-report.ts';

/** An error as the browser reported it to the page. */
export type CaughtError =
  | { kind: 'error' | 'unhandledrejection' | 'react'; error: unknown; position?: ScriptPosition }
  | { kind: 'csp'; directive: string; blocked: string; position: ScriptPosition };
/** `https://learner.example/assets/index-3f2a91c.js:1:2048`, or empty. */
type ScriptPosition = string;

export type PageInfo = {
  /** The origin of our scripts. */
  origin: string;
  path: string;
  release: string;
};

/** The report to send for an error. Null if the error is expected or not ours, such as an error of an extension. */
export function reportOf(caught: CaughtError, { origin, path, release }: PageInfo): ClientError | null {
  const page = { page: path, release };
  if (caught.kind === 'csp') {
    const { kind, directive, blocked, position } = caught;
    if (extensionUrlPattern.test(blocked) || extensionUrlPattern.test(position)) return null;
    const message = `${directive} stopped ${blocked || 'something'}`;
    return scrubReport({ kind, name: 'Violation', message, stack: linesOf(position, origin), ...page });
  }
  const { kind, error, position = '' } = caught;
  if (isExpected(error)) return null;
  const { name, message, stack } = errorFields(error);
  const lines = linesOf(stack || position, origin);
  // A failed render of our page is ours, whatever was thrown.
  if (lines === '' && kind !== 'react') return null;
  const call = error instanceof CallFailed ? { name: `${name} ${error.status}`, ...requestOf(error) } : { name };
  return scrubReport({ kind, message: truncateAtWord(message), stack: lines, ...page, ...call });
}

const extensionUrlPattern = /^[\w-]*-extension/;

/** The lines of our own scripts in a stack, in the format of any browser. */
function linesOf(stack: string, origin: string): string {
  const [, ...ours] = stack.split(`${origin}/assets/`);
  return ours.flatMap((line) => /^[\w-]+\.js:\d+:\d+/.exec(line) ?? []).join('\n');
}

/**
 * Truncates to more than a report has room for, at a word boundary: half a token would not be recognised as a token.
 */
function truncateAtWord(message: string): string {
  return message.length > 3000 ? message.slice(0, 3000).replace(/\S*$/, '') : message;
}

/** The reply of a failed call has the id of its request. */
function requestOf({ cause }: CallFailed): { request?: string } {
  const { response } = (cause ?? {}) as { response?: { headers: { get(name: string): string | null } } };
  const request = response?.headers.get('x-request-id');
  return request ? { request } : {};
}
