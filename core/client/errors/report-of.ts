import { CallFailed } from '../call-failed.ts';
import type { ClientError } from './client-error.ts';
import { isExpected, wordsOf } from './is-expected.ts';
import { scrubReport } from './scrub-report.ts';

/** An error as the browser reported it to the page. */
export type Heard =
  | { kind: 'error' | 'unhandledrejection' | 'react'; error: unknown; at?: Place }
  | { kind: 'csp'; directive: string; blocked: string; at: Place };
/** `https://learner.example/assets/index-3f2a91c.js:1:2048`, or empty. */
type Place = string;

export type Page = {
  /** The origin of our scripts. */
  origin: string;
  path: string;
  release: string;
};

/**
 * The report to send for an error. Null if the error is expected or not ours, such as an error of
 * an extension.
 */
export function reportOf(heard: Heard, { origin, path, release }: Page): ClientError | null {
  const page = { page: path, release };
  if (heard.kind === 'csp') {
    const { kind, directive, blocked, at } = heard;
    if (ofExtension.test(blocked) || ofExtension.test(at)) return null;
    const message = `${directive} stopped ${blocked || 'something'}`;
    return scrubReport({ kind, name: 'Violation', message, stack: linesOf(at, origin), ...page });
  }
  const { kind, error, at = '' } = heard;
  if (isExpected(error)) return null;
  const { name, message, stack } = wordsOf(error);
  const lines = linesOf(stack || at, origin);
  // A failed render of our page is ours, whatever was thrown.
  if (lines === '' && kind !== 'react') return null;
  const call = error instanceof CallFailed ? { name: `${name} ${error.status}`, ...requestOf(error) } : { name };
  return scrubReport({ kind, message: cutAtWord(message), stack: lines, ...page, ...call });
}

const ofExtension = /^[\w-]*-extension/;

/** The lines of our own scripts in a stack, in the format of any browser. */
function linesOf(stack: string, origin: string): string {
  const [, ...ours] = stack.split(`${origin}/assets/`);
  return ours.flatMap((line) => /^[\w-]+\.js:\d+:\d+/.exec(line) ?? []).join('\n');
}

/**
 * Truncates to more than a report has room for, at a word boundary: half a token would not be
 * recognised as a token.
 */
function cutAtWord(message: string): string {
  return message.length > 3000 ? message.slice(0, 3000).replace(/\S*$/, '') : message;
}

/** The reply of a failed call has the id of its request. */
function requestOf({ cause }: CallFailed): { request?: string } {
  const { response } = (cause ?? {}) as { response?: { headers: { get(name: string): string | null } } };
  const request = response?.headers.get('x-request-id');
  return request ? { request } : {};
}
