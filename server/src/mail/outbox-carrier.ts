import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Carrier, Letter } from './carrier.ts';

/**
 * Without a mail server, letters are written to a folder that only this user can read, each exactly once: the file is
 * named by the letter's id, and complete when it has that name. `logText` also writes them to the log: never in
 * production, because a link is enough to set the password.
 */
export function outboxCarrier(folder: string, { log, logText }: { log: Logger; logText: boolean }): Carrier {
  return {
    async carry(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameOf(letter));
      if (await isThere(file)) return;
      await writeWhole(file, `${JSON.stringify(letter, null, 2)}\n`);
      log.warn({ file, ...(logText && { letter }) }, 'no mail server is set: a letter was kept in the outbox folder');
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close() {},
  };
}

/** In the order in which they were written. */
function nameOf({ id, at }: Letter): string {
  return `${at.toISOString().replaceAll(':', '-')}-${id}.json`;
}

/** A process that is killed here leaves a hidden file that is no letter, and that the next try replaces. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = join(file, '..', `.${file.split('/').at(-1)}.part`);
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}

async function isThere(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
