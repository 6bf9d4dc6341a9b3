import { CallFailed } from '../call-failed.ts';

/** What says how the person, the session or the line is, and nothing of a fault. */
const expectedStatus: readonly (number | undefined)[] = [undefined, 401, 403, 404, 409, 410, 429, 502, 503, 504];

/** Called off, or too late. */
const expectedNames = ['AbortError', 'TimeoutError'];

const expectedMessages = [
  // Chromium, Firefox and Safari of a request that got no answer, and of a script that did not come.
  /^Failed to fetch|^NetworkError when attempting|^Load failed/,
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/,
  // A layout that took two frames; a script of another origin, of which a page learns nothing more.
  /^ResizeObserver loop/,
  /^Script error/,
];

/** Whether an error is no news to whoever runs the product: the page deals with it, or nobody could. */
export function isExpected(error: unknown): boolean {
  if (error instanceof CallFailed) return expectedStatus.includes(error.status);
  const { name, message } = wordsOf(error);
  return expectedNames.includes(name) || expectedMessages.some((words) => words.test(message));
}

/** Anything can be thrown; what is no error has only its words, if it has any. */
export function wordsOf(error: unknown): { name: string; message: string; stack: string } {
  if (typeof error === 'string') return { name: '', message: error, stack: '' };
  const { name, message, stack } = (error ?? {}) as Record<string, unknown>;
  return { name: text(name), message: text(message), stack: text(stack) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
