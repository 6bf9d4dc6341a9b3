import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Carrier, Letter } from './carrier.ts';

/**
 * Without a mail server, letters are written to a folder that only this user can read. Each letter is written exactly
 * once: its file is named by its id, and gets the name when it is complete. With `logText` letters are also logged;
 * never use it in production, because a link is sufficient to set the password.
 */
export function outboxCarrier(folder: string, { log, logText }: { log: Logger; logText: boolean }): Carrier {
  return {
    async carry(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameOf(letter));
      if (await isThere(file)) return;
      await writeAtomically(file, `${JSON.stringify(letter, null, 2)}\n`);
      log.warn({ file, ...(logText && { letter }) }, 'no mail server is set: a letter was kept in the outbox folder');
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close() {},
  };
}

/** The file name; names sort by time. */
function nameOf({ id, at }: Letter): string {
  return `${at.toISOString().replaceAll(':', '-')}-${id}.json`;
}

/** Writes the file atomically. A killed process leaves a hidden partial file, which the next try overwrites. */
async function writeAtomically(file: string, text: string): Promise<void> {
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
