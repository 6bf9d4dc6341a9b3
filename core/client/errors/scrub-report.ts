import { type ClientError, maxLengths } from './client-error.ts';
import { scrub, truncate, uuid } from './internal/scrub.ts';

/** Only the innermost lines of a stack: where the error occurred and its callers. */
const maxStackLines = 20;

/**
 * Removes from each field everything that does not have the field's format, and truncates it to its
 * maximum length. The page scrubs before it sends, and the server scrubs again before it logs,
 * because anybody can send a report.
 */
export function scrubReport({ kind, name, message, stack, page, release, request }: ClientError): ClientError {
  return {
    kind,
    name: /^[A-Z][A-Za-z]{0,39}(?: \d{3})?$/.test(name) ? name : 'Error',
    message: truncate(scrub(message), maxLengths.message),
    stack: stack
      .split('\n')
      .filter((line) => /^[\w-]{1,40}\.js:\d{1,7}:\d{1,7}$/.test(line))
      .slice(0, maxStackLines)
      .join('\n'),
    page: truncate(scrubPath(page), maxLengths.page),
    release: /^[\w-]{1,40}$/.test(release) ? release : '',
    ...(request !== undefined && uuid.test(request) && { request }),
  };
}

/** Keeps the segments of a path that are names of ours or ids of content; replaces a token (`/reset-password/…`). */
function scrubPath(path: string): string {
  const parts = (path.split(/[?#]/, 1)[0] ?? '').split('/');
  return parts.map((part) => (/^[a-z_-]{0,23}$/i.test(part) || uuid.test(part) ? part : '…')).join('/');
}
