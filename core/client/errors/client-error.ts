/**
 * How something went wrong in a page: thrown, a promise that nobody waited for, a page that could not be drawn, or its
 * Content-Security-Policy broken.
 */
export const clientErrorKinds = ['error', 'unhandledrejection', 'react', 'csp'] as const;

/** What a page tells of it. */
export type ClientError = {
  kind: (typeof clientErrorKinds)[number];
  /** The error's class, with the status of a call that failed: `TypeError`, `CallFailed 500`. */
  name: string;
  message: string;
  /** Where in our own scripts, a line each and the innermost first: `index-3f2a91c.js:1:2048`. */
  stack: string;
  /** The path of the page, without query and fragment. */
  page: string;
  /** The build that the page is of. */
  release: string;
  /** If a call failed, the id under which the server's log speaks of it. */
  request?: string | undefined;
};

/** Characters; a page cuts what is longer, the server refuses it. */
export const longest = { name: 60, message: 300, stack: 2000, page: 200, release: 60, request: 60 } as const;

/** Bytes of a report: each character escaped, and what frames them. */
export const largestReport = 16_000;
