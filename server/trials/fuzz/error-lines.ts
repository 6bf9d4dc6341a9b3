/** A server line that must not occur: an error in the log, or a line that is not a log line. */
export type ErrorLine = { request: string | null; line: string };

/** The HTTP adapter prints this when a client disconnects; it is not an error. */
const clientAborted = 'The user aborted a request.';
const errorLevel = 50;

/** Returns the line if it is an error or not JSON. Null for any other line. */
export function errorLine(line: string): ErrorLine | null {
  if (line === '' || line === clientAborted) return null;
  const logged = parseLogLine(line);
  if (logged === null) return { request: null, line };
  if (logged.level < errorLevel) return null;
  return { request: logged.request ?? null, line: line.slice(0, 4_000) };
}

function parseLogLine(line: string): { level: number; request?: string } | null {
  // A fast path for successful requests, which are most lines.
  if (line.startsWith('{"level":30,')) return { level: 30 };
  try {
    const value: unknown = JSON.parse(line);
    const isLogged = typeof value === 'object' && value !== null && 'level' in value;
    return isLogged ? (value as { level: number; request?: string }) : null;
  } catch {
    return null;
  }
}
