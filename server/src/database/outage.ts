/** What keeps the database from doing what it was asked, and passes: it is not there, full, or took too long. */
export type Outage = 'away' | 'full' | 'slow';

/**
 * SQLSTATE: connections (08, but for what breaks their protocol), who may in (28), no such database, resources (53),
 * stopping and starting (57P), a standby (25006).
 */
const awayStates = /^(?:08(?!P01)|28|53)\w{3}$|^3D000$|^57P0[1-5]$|^25006$/;
const diskFull = '53100';
/** No room, a standby, no right to write, the system's own errors of files, damaged ones. */
const unwritable = /^(?:53100|25006|42501|58\w{3}|XX00[12])$/;
/** Beyond statement_timeout, or a transaction beyond the time that it may rest. */
const tookTooLong = /^(?:57014|25P03)$/;
/** The system's own, of a connection. */
const awayCodes = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg says without a code. */
const awayWords =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Client (?:has encountered|was closed)|Query read)/;

/** Whether the database answers, and can save nothing. */
export function takesNoWrites(error: unknown): boolean {
  return unwritable.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Whether this is no fault of what was asked: the same may succeed later. null for every other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === diskFull) return 'full';
  if (code !== undefined && tookTooLong.test(code)) return 'slow';
  if (code === undefined) return awayWords.test(error.message) ? 'away' : null;
  // A socket that is not there: the bundled server, or one of this machine, is down.
  if (code === 'ENOENT') return syscall === 'connect' ? 'away' : null;
  return awayStates.test(code) || awayCodes.test(code) ? 'away' : null;
}
