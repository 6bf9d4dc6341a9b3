import type { Logger } from 'pino';
import { commandLine } from '../command-line.ts';
import type { Carrier } from './carrier.ts';
import { describeMailError } from './mail-error.ts';

/**
 * Checks at the start whether mail can be sent, and logs an error if not: otherwise it would be noticed only when a
 * letter is missing. It does not prevent the start, because letters are tried again.
 */
export async function checkMail(
  carrier: Carrier,
  { say, log }: { say(line: string): void; log: Logger },
): Promise<void> {
  try {
    await carrier.check();
  } catch (error) {
    log.error({ err: error }, 'mail cannot be sent');
    say(
      `${describeMailError(error)} Letters wait meanwhile. Try it with: ${commandLine('admin', 'test-mail ADDRESS')}`,
    );
  }
}
