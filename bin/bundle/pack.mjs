import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync, readlinkSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Digests the files, links and permissions of a folder: twelve hexadecimal digits. */
export function digestOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => [join(entry.parentPath, entry.name), entry]);
  for (const [path, entry] of paths.sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`\0${path.slice(folder.length)}\0`);
    if (entry.isSymbolicLink()) hash.update(readlinkSync(path));
    else hash.update(`${statSync(path).mode & 0o100}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes the folder `name` of `parent` as a .tar.gz. The same files give the same bytes: fixed order, times,
 * owner and permissions. The file is renamed to its final name when it is complete.
 */
export async function pack({ parent, name, file }) {
  const same = ['--sort=name', '--mtime=2000-01-01 00:00Z', '--owner=0', '--group=0', '--numeric-owner'];
  const rights = '--mode=u=rwX,go=rX';
  const tar = spawn('tar', ['--create', '--format=gnu', ...same, rights, '-C', parent, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'exit');
  await pipeline(tar.stdout, createGzip({ level: 6 }), createWriteStream(`${file}.part`));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
  renameSync(`${file}.part`, file);
}
