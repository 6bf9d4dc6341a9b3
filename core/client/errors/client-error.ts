/**
 * Sources of an error in a page: a thrown error, an unhandled promise rejection, a failed React
 * render, or a violation of the Content-Security-Policy.
 */
export const clientErrorKinds = ['error', 'unhandledrejection', 'react', 'csp'] as const;

/** The report that a page sends about an error. */
export type ClientError = {
  kind: (typeof clientErrorKinds)[number];
  /** The error's class, with the status of a call that failed: `TypeError`, `CallFailed 500`. */
  name: string;
  message: string;
  /** Positions in our own scripts, one a line, innermost first: `index-3f2a91c.js:1:2048`. */
  stack: string;
  /** The path of the page, without query and fragment. */
  page: string;
  /** The build of the page. */
  release: string;
  /** If a call failed: the id of its request in the server's log. */
  request?: string | undefined;
};

/** Maximum lengths in characters. The page truncates longer values; the server rejects them. */
export const maxLengths = { name: 60, message: 300, stack: 2000, page: 200, release: 60, request: 60 } as const;

/** In bytes: every character escaped, plus the JSON around it. */
export const maxReportBytes = 16_000;
