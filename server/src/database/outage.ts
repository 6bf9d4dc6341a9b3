/** Why the database cannot do its work for now: unreachable, disk full, too slow, or changed by an upgrade. */
export type Outage = 'away' | 'full' | 'slow' | 'upgraded';

/**
 * SQLSTATE: connections (08, except protocol violations), authorization (28), no such database
 * (3D000), resources (53), stopping and starting (57P), a standby (25006).
 */
const awayStates = /^(?:08(?!P01)|28|53)\w{3}$|^3D000$|^57P0[1-5]$|^25006$/;
const diskFull = '53100';
/** SQLSTATE: disk full, a standby, no permission to write, file errors of the system, damaged files. */
const unwritable = /^(?:53100|25006|42501|58\w{3}|XX00[12])$/;
/** SQLSTATE: statement_timeout, and the timeout of an idle transaction. */
const tookTooLong = /^(?:57014|25P03)$/;
/**
 * SQLSTATE: no such column, function or table. A statement gets these if a migration was committed after the statement, or
 * a function that it calls, had begun.
 */
const upgradedStates = /^(?:42703|42883|42P01)$/;
/** Error codes of the system for connections. */
const awayCodes = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of pg that have no code. */
const awayMessages =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Client (?:has encountered|was closed)|Query read)/;

/** Whether the error means that the database answers but cannot save anything. */
export function takesNoWrites(error: unknown): boolean {
  return unwritable.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Returns the outage that caused the error, after which the request may succeed; null for every other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === diskFull) return 'full';
  if (code !== undefined && tookTooLong.test(code)) return 'slow';
  if (code !== undefined && upgradedStates.test(code)) return 'upgraded';
  if (code === undefined) return awayMessages.test(error.message) ? 'away' : null;
  // The socket does not exist: the bundled server, or one on this machine, is not running.
  if (code === 'ENOENT') return syscall === 'connect' ? 'away' : null;
  return awayStates.test(code) || awayCodes.test(code) ? 'away' : null;
}
