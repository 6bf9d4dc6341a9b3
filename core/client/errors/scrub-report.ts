import { type ClientError, longest } from './client-error.ts';
import { cut, scrub, uuid } from './scrub.ts';

/** The innermost lines of a stack: where it went wrong, and on whose way. */
const mostLines = 20;

/**
 * A report with nothing in it but what its parts are for, within their lengths. The page does it before it sends one,
 * and the server before it logs one: anybody can send it a report. No part but the message could hold a token.
 */
export function scrubReport({ kind, name, message, stack, page, release, request }: ClientError): ClientError {
  return {
    kind,
    name: /^[A-Z][A-Za-z]{0,39}(?: \d{3})?$/.test(name) ? name : 'Error',
    message: cut(scrub(message), longest.message),
    stack: stack
      .split('\n')
      .filter((line) => /^[\w-]{1,40}\.js:\d{1,7}:\d{1,7}$/.test(line))
      .slice(0, mostLines)
      .join('\n'),
    page: cut(scrubPath(page), longest.page),
    release: /^[\w-]{1,40}$/.test(release) ? release : '',
    ...(request !== undefined && uuid.test(request) && { request }),
  };
}

/** The parts of a path that are words of ours or ids of content; a token in one (`/reset-password/…`) is taken out. */
function scrubPath(path: string): string {
  const parts = (path.split(/[?#]/, 1)[0] ?? '').split('/');
  return parts.map((part) => (/^[a-z_-]{0,23}$/i.test(part) || uuid.test(part) ? part : '…')).join('/');
}
