// A file is short enough to be read at one sitting; each that is longer has its reason here.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** In lines. */
const most = 250;

/** Files and folders that may be longer, and why. */
const longer = {
  'server/src/demo/': 'what the demo teaches is prose, and reads better whole',
  'ui-kit/rich-text/temml.css': 'of Temml, in its order, so that the next version of it can be compared',
};

/** Of core and the server, and still to be split. */
const notYet = [
  'core/authoring/draft-desk.test.ts',
  'core/authoring/draft-desk.ts',
  'core/browser/account-events.api.test.ts',
  'core/client/outbox.test.ts',
  'core/client/outbox.ts',
  'core/client/testing/world.ts',
  'core/contract/content.ts',
  'core/contract/exams.ts',
  'core/rich-text/compile-formula.test.ts',
  'core/scores/read-tables.test.ts',
  'server/src/app.api.test.ts',
  'server/src/archive/content.api.test.ts',
  'server/src/authoring/answers.api.test.ts',
  'server/src/authoring/create-questions.api.test.ts',
  'server/src/content/content.api.test.ts',
  'server/src/content/published.api.test.ts',
  'server/src/database/schema.ts',
  'server/src/desk/hard-delete.api.test.ts',
  'server/src/desk/restore-record.api.test.ts',
  'server/src/desk/search.api.test.ts',
  'server/src/events/session-events.api.test.ts',
  'server/src/grades/grades.api.test.ts',
  'server/src/practice/progress.api.test.ts',
  'server/src/practice/reset-progress.api.test.ts',
  'server/src/practice/save-answer.api.test.ts',
  'server/src/problem-sets/problem-sets.api.test.ts',
  'server/src/proofs/content-health.api.test.ts',
  'server/src/proofs/sequence-map.api.test.ts',
  'server/src/publishing/publish-effect.api.test.ts',
  'server/src/publishing/publish.api.test.ts',
  'server/src/results/get-results.api.test.ts',
  'server/src/testing/sealed-reads.ts',
  'server/src/tests/submit-test.api.test.ts',
  'server/src/users/shut-out.api.test.ts',
  'server/src/users/users.api.test.ts',
];

const excuses = Object.keys(longer);
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'];
const long = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  // Git still lists what was deleted and not committed.
  .filter((file) => file !== '' && existsSync(`${root}/${file}`) && linesOf(file) > most);

function linesOf(file) {
  return readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
}

describe(`no file is over ${most} lines without a reason`, () => {
  it('and those that are have one', () => {
    expect(long.filter((file) => ![...excuses, ...notYet].some((excuse) => file.startsWith(excuse)))).toEqual([]);
  });

  it.each(excuses)('%s needs its reason', (excuse) => {
    expect(long.some((file) => file.startsWith(excuse))).toBe(true);
  });
});
