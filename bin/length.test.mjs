// Checks the maximum length of files. Longer files are listed here with their reason.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Maximum number of lines. */
const maxLines = 250;

/** Files and folders that may be longer, and why. */
const exceptions = {
  'server/src/demo/': 'the lessons of the demo are prose, which is better not split',
  'server/src/database/schema.ts': 'every table of the database as a type, one after another',
  'ui-kit/rich-text/temml.css': 'from Temml, in its order, so that a new version can be compared',
};

const exceptionPaths = Object.keys(exceptions);
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'];
const longFiles = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  // Git still lists what was deleted and not committed.
  .filter((file) => file !== '' && existsSync(`${root}/${file}`) && linesOf(file) > maxLines);

function linesOf(file) {
  return readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
}

describe(`no file is over ${maxLines} lines without a reason`, () => {
  it('lists every longer file', () => {
    expect(longFiles.filter((file) => !exceptionPaths.some((exceptionPath) => file.startsWith(exceptionPath)))).toEqual(
      [],
    );
  });

  it.each(exceptionPaths)('%s is still longer, so its entry is needed', (exceptionPath) => {
    expect(longFiles.some((file) => file.startsWith(exceptionPath))).toBe(true);
  });
});
