import { CallFailed } from '../../call-failed.ts';
import type { ClientError } from '../client-error.ts';
import { scrubReport } from '../scrub-report.ts';

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

/** Statuses that describe the user, the session or the network rather than a defect. */
const expectedStatus: readonly (number | undefined)[] = [undefined, 401, 403, 404, 409, 410, 429, 502, 503, 504];

/** Aborted or timed out. */
const expectedNames = ['AbortError', 'TimeoutError'];

const expectedMessages = [
  // Messages of Chromium, Firefox and Safari for a request without an answer and a script that did
  // not load.
  /^Failed to fetch|^NetworkError when attempting|^Load failed/,
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/,
  // A layout that took two frames; a script of another origin, whose details a page cannot read.
  /^ResizeObserver loop/,
  /^Script error/,
];

/** Whether an error needs no report: the page handles it, or nobody could fix it. */
function isExpected(error: unknown): boolean {
  if (error instanceof CallFailed) return expectedStatus.includes(error.status);
  const { name, message } = errorFields(error);
  return expectedNames.includes(name) || expectedMessages.some((pattern) => pattern.test(message));
}

/** Anything can be thrown. A value that is no Error has at most a message. */
function errorFields(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error === 'string') return { name: '', message: error, stack: '' };
  const { name, message, stack } = (error ?? {}) as Record<string, unknown>;
  return { name: text(name), message: text(message), stack: text(stack) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
