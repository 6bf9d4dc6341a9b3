import type { Logger } from 'pino';
import { typed } from '../typed.ts';
import type { Carrier } from './carrier.ts';
import { mailFault } from './mail-fault.ts';

/**
 * Checks once, at the start, whether mail can be sent, and logs an error if not: otherwise nobody would notice until a
 * letter is missed. It does not stop the start, because letters wait.
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
