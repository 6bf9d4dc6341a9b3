import type { Logger } from 'pino';
import { typed } from '../typed.ts';
import type { Carrier } from './carrier.ts';
import { mailFault } from './mail-fault.ts';

/**
 * Asks once, at a start, whether letters can leave, and says so where they cannot: nobody would notice before somebody
 * waits for one. It stops nothing, for letters wait.
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
