import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

export const demoRoles = ['student', 'tutor', 'admin', 'super-admin'] as const;
export type DemoRole = (typeof demoRoles)[number];
export const DemoAccount = z.object({ role: z.enum(demoRoles), email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** The registration code of a demo. */
export const demoCode = 'FOURFOLD';

/** The demo's accounts as stored in the data folder. Null if no demo was seeded. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  const text = await readFile(demoAccountsPath(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : z.array(DemoAccount).parse(JSON.parse(text));
}

/** Creates the demo's accounts with new passwords, in a file that only its owner can read. */
export async function createDemoAccounts(dataDir: string): Promise<DemoAccount[]> {
  const accounts = demoRoles.map((role) => ({
    role,
    email: `${role}@fourfold.example`,
    password: typablePassword(),
  }));
  await mkdir(dirname(demoAccountsPath(dataDir)), { recursive: true });
  // Written to a temporary file first: half a file, as on a full disk, would break every later
  // start.
  const temporaryPath = `${demoAccountsPath(dataDir)}.${process.pid}`;
  try {
    await writeFile(temporaryPath, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
    await rename(temporaryPath, demoAccountsPath(dataDir));
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
  return accounts;
}

function demoAccountsPath(dataDir: string): string {
  return join(dataDir, 'demo-accounts.json');
}

/** A password that is easy to type: no letters that look like others, about 59 bits. */
function typablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
