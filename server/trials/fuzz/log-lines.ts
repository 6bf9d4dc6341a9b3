/** A line of the server's that should not have been: an error in its log, or what is no line of the log at all. */
export type WrongLine = { request: string | null; line: string };

/** What the HTTP adapter says of a reader who went away; nothing is wrong then. */
const readerLeft = 'The user aborted a request.';
const error = 50;

/** A line that no error-free server writes: an error's, or one that is no JSON; null of any other. */
export function wrongLine(line: string): WrongLine | null {
  if (line === '' || line === readerLeft) return null;
  const logged = parsed(line);
  if (logged === null) return { request: null, line };
  if (logged.level < error) return null;
  return { request: logged.request ?? null, line: line.slice(0, 4_000) };
}

function parsed(line: string): { level: number; request?: string } | null {
  // Most lines are of requests that went well.
  if (line.startsWith('{"level":30,')) return { level: 30 };
  try {
    const value: unknown = JSON.parse(line);
    const isLogged = typeof value === 'object' && value !== null && 'level' in value;
    return isLogged ? (value as { level: number; request?: string }) : null;
  } catch {
    return null;
  }
}
