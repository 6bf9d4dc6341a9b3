import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { newId } from '../call/new-id.ts';
import type { Carrier } from './mailer.ts';

/**
 * Where no mail server is known, letters are kept in a folder that only we can read. `logText` also writes them to
 * the log: never in production, because whoever holds a link sets the password.
 */
export function outboxCarrier(folder: string, { log, logText }: { log: Logger; logText: boolean }): Carrier {
  return {
    async carry(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${newId().slice(-6)}.json`);
      await writeFile(file, `${JSON.stringify(letter, null, 2)}\n`, { mode: 0o600 });
      log.warn({ file, ...(logText && { letter }) }, 'no mail server is set: a letter was kept in the outbox folder');
    },
    close() {},
  };
}
