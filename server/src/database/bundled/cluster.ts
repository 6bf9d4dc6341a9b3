import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noRoom } from './folder-fault.ts';
import { giveTo, type RunAs } from './run-as.ts';

/** The database's superuser and the name of our database in the bundled cluster. */
export const owner = 'fourfold';

/** Makes the cluster in `folder` unless it is there; refuses one that another major version of PostgreSQL made. */
export function prepareCluster(folder: string, bin: string, user: RunAs): void {
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) initialise(folder, bin, user);
  const made = readFileSync(version, 'utf8').trim();
  const ours = majorVersion(bin);
  if (made !== ours) {
    throw new Error(
      `The data in ${folder} was made by PostgreSQL ${made}, and this is PostgreSQL ${ours}. ` +
        'Start the version of Fourfold that made it, or set DATA_DIR to an empty folder.',
    );
  }
}

/** Under another name until it is whole, so that an interrupted start leaves no half cluster behind. */
function initialise(folder: string, bin: string, user: RunAs): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  giveTo(user, draft);
  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    ['-D', draft, '-U', owner, '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...(user ?? {}), cwd: draft, env: plainEnv(), encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const words = (error?.message ?? stderr).trim();
    if (/No space left on device|Disk quota exceeded/.test(words)) throw new Error(noRoom(dirname(folder)));
    throw new Error(`PostgreSQL could not lay out ${folder}: ${words}`);
  }
  try {
    renameSync(draft, folder);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was first: its cluster is as good.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw fault;
  }
}

function majorVersion(bin: string): string {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', env: plainEnv() });
  return /(\d+)[.\w]*/.exec(stdout ?? '')?.[1] ?? 'unknown';
}

/** Nothing of our environment concerns PostgreSQL, and PG… variables would mislead it. */
export function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}
