import { CallFailed } from '../call-failed.ts';

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
export function isExpected(error: unknown): boolean {
  if (error instanceof CallFailed) return expectedStatus.includes(error.status);
  const { name, message } = errorFields(error);
  return expectedNames.includes(name) || expectedMessages.some((pattern) => pattern.test(message));
}

/** Anything can be thrown. A value that is no Error has at most a message. */
export function errorFields(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error === 'string') return { name: '', message: error, stack: '' };
  const { name, message, stack } = (error ?? {}) as Record<string, unknown>;
  return { name: text(name), message: text(message), stack: text(stack) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
