import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';

export const demoRoles = ['student', 'tutor', 'admin', 'super-admin'] as const;
export type DemoRole = (typeof demoRoles)[number];
export const DemoAccount = z.object({ role: z.enum(demoRoles), email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** What a student registers with on a demo. */
export const demoCode = 'FOURFOLD';

/** The demo's accounts as kept in the data folder; null where no demo was seeded. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : z.array(DemoAccount).parse(JSON.parse(text));
}

/** New passwords for this installation, kept where only its owner can read them. */
export async function makeDemoAccounts(dataDir: string): Promise<DemoAccount[]> {
  const accounts = demoRoles.map((role) => ({
    role,
    email: `${role}@fourfold.example`,
    password: sayablePassword(),
  }));
  await mkdir(dirname(fileIn(dataDir)), { recursive: true });
  // Whole or not at all: on a full disk half a file would stand in the way of every later start.
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, fileIn(dataDir));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return accounts;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'demo-accounts.json');
}

/** Easy to type from a terminal: without letters that look like others, and some 59 bits. */
function sayablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
