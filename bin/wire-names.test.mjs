// The names that the wire has for kinds of questions and for what is given occur only in core/wire and core/contract,
// and in the few files below with the SQL of their columns (docs/decisions/0010-kinds.md).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const wireNames = new RegExp(
  [
    ['is_free_response', 'free_response_answer', 'given_answer_ids', 'given_free_response_answer'],
    ['givenAnswerIds', 'isFreeResponse', 'freeResponseGivenAnswer', 'freeResponseCorrectAnswer'],
  ]
    .flat()
    .map((name) => `\\b${name}\\b`)
    .join('|'),
);

const packages = ['core', 'app-shell', 'ui-kit', 'learner-app/src', 'studio-app/src', 'server/src'];
/** Where the names are at home; migrations stay as they ran. */
const ownFolders = /^core\/(?:wire|contract)\/|^server\/src\/database\/migrations\//;
const isTest = /\.test\.tsx?$|\/testing\//;

/** SQL of the columns of `questions` and `answers`, which have the names that the authoring calls write. */
const ownColumns = {
  'server/src/content': [
    'key-fields.ts',
    'present-question.ts',
    'present-sealed-question.ts',
    'question-draft.ts',
    'question-rows.ts',
    'write-questions.ts',
  ],
  'server/src/database': ['schema.ts'],
};

it('the wire’s names for answers are only in core/wire, core/contract and the SQL of their columns', () => {
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...packages], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = sources
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !ownFolders.test(file) && !isTest.test(file) && existsSync(root + file))
    .filter((file) => wireNames.test(readFileSync(root + file, 'utf8')));
  const listed = Object.entries(ownColumns).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`));
  expect(found.toSorted()).toEqual(listed.toSorted());
});
