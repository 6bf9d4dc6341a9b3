import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noRoomMessage } from './folder-error.ts';
import { giveTo, type RunAs } from './run-as.ts';

/** The name both of the superuser and of our database in the bundled cluster. */
export const owner = 'fourfold';

/** Creates the cluster in `folder` if there is none. Throws if another major version of PostgreSQL created it. */
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

/** Uses a temporary folder until the cluster is complete, so that an interrupted start leaves no partial cluster. */
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
    const output = (error?.message ?? stderr).trim();
    if (/No space left on device|Disk quota exceeded/.test(output)) throw new Error(noRoomMessage(dirname(folder)));
    throw new Error(`PostgreSQL could not lay out ${folder}: ${output}`);
  }
  try {
    renameSync(draft, folder);
  } catch (renameError) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster: its cluster is used.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw renameError;
  }
}

function majorVersion(bin: string): string {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8', env: plainEnv() });
  return /(\d+)[.\w]*/.exec(stdout ?? '')?.[1] ?? 'unknown';
}

/** A minimal environment: PG… variables of ours would change PostgreSQL's behaviour. */
export function plainEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}
