// The names that the wire has for kinds of questions and for what is given occur only in core/wire and core/contract,
// and in the files below, which are still to be moved (docs/decisions/0010-kinds.md). The list may only get shorter.
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

const notMoved = {
  'server/src/authoring': [
    'answer-draft.ts',
    'change-answers.ts',
    'change-question.ts',
    'create-questions.ts',
    'lock-question.ts',
  ],
  'server/src/content': [
    'key-fields.ts',
    'present-question.ts',
    'present-sealed-question.ts',
    'question-draft.ts',
    'question-rows.ts',
    'write-questions.ts',
  ],
  'server/src/database': ['schema.ts'],
  'server/src/desk': ['ancestry-rows.ts', 'present-record.ts', 'search.ts'],
  'server/src/import': ['step-question.ts'],
  'server/src/personal-data': ['content-tables.ts'],
  'server/src/practice': ['save-answer.ts', 'stored-given.ts'],
  'server/src/proofs': ['present-map.ts'],
  'server/src/publishing': ['load-questions.ts'],
  'server/src/seed': ['demo-exams.ts', 'demo-library.ts', 'demo-practice.ts', 'demo-record-rows.ts'],
};

it('the wire’s names for answers are only in core/wire, core/contract and the listed files', () => {
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...packages], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = sources
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !ownFolders.test(file) && !isTest.test(file) && existsSync(root + file))
    .filter((file) => wireNames.test(readFileSync(root + file, 'utf8')));
  const listed = Object.entries(notMoved).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`));
  expect(found.toSorted()).toEqual(listed.toSorted());
});
