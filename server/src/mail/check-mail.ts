import type { Logger } from 'pino';
import { typed } from '../typed.ts';
import type { Carrier } from './carrier.ts';
import { mailFault } from './mail-fault.ts';

/**
 * Checks at the start whether mail can be sent, and logs an error if not: otherwise it would be
 * noticed only when a letter is missing. It does not prevent the start, because letters are tried
 * again.
 */
export async function checkMail(
  carrier: Carrier,
  { say, log }: { say(line: string): void; log: Logger },
): Promise<void> {
  try {
    await carrier.check();
  } catch (error) {
    log.error({ err: error }, 'mail cannot be sent');
    say(`${mailFault(error)} Letters wait meanwhile. Try it with: ${typed('admin', 'test-mail ADDRESS')}`);
  }
}
