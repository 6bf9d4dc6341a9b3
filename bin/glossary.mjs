// Counts house words in names and comments, a package at a time, and lowers the numbers of docs/glossary.json to what is left.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const listFile = `${root}docs/glossary.json`;

/** House words with the words that replace them; which one depends on what is meant. */
export const houseWords = {
  anew: 'again, re-…',
  asked: 'requested, request',
  beside: 'next to, besides, extra',
  deed: 'action',
  fault: 'error; injected fault',
  gathered: 'batched',
  glance: 'pollMs',
  held: 'locked, claimed',
  hold: 'lock, claim, freeze',
  household: 'same owner',
  kept: 'cached, stored, persisted',
  late: 'lazy, deferred',
  look: 'impersonation, style, rendering',
  nobody: 'the role by its name',
  patience: 'timeoutMs',
  place: 'location, parent, position',
  somebody: 'the role by its name',
  stands: 'is',
  stranger: 'other user',
  tell: 'notify, report, distinguish',
  told: 'notified, reported',
  upright: 'column chart',
  way: 'branch, link, path, method',
  whoever: 'the role by its name',
  word: 'label, message, text',
  world: 'fixture, environment',
};

/** Type names that say nothing without their noun: each is declared once at most, in all packages. */
export const reservedTypes = [
  ...['Asked', 'Deed', 'Fault', 'Found', 'Held', 'Kept', 'Kind', 'Listed', 'Look', 'Part'],
  ...['Place', 'Said', 'Shown', 'Standing', 'Told', 'Way', 'Word', 'World'],
];

/** Source files of the packages, without migrations, which keep what they had when they ran, and plain data. */
export function sourceFiles() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(root + file))
    .filter((file) => !/^server\/src\/(?:database\/migrations|demo)\/|^bin\/glossary/.test(file));
}

/** Text without the contents of string literals: names and comments. Code in `${…}` stays. */
export function withoutStrings(text) {
  return text.replaceAll(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`/g,
    (part) => (part.startsWith('/') ? part : "''"),
  );
}

/** House word → how often a text has it, as a word of a name (`lateReply`) or of a comment. */
export function countWords(text) {
  const counts = {};
  const words = withoutStrings(text)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
  for (const word of words ?? []) {
    const known = [word, word.replace(/s$/, '')].find((form) => Object.hasOwn(houseWords, form));
    if (known) counts[known] = (counts[known] ?? 0) + 1;
  }
  return counts;
}

/** Package → house word → number of uses. */
export function countPackages() {
  const packages = {};
  for (const file of sourceFiles()) {
    const [name] = file.split('/');
    packages[name] ??= {};
    for (const [word, count] of Object.entries(countWords(readFileSync(root + file, 'utf8'))))
      packages[name][word] = (packages[name][word] ?? 0) + count;
  }
  return packages;
}

/** Package → house word → number of uses allowed. */
export function allowedCounts() {
  return existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const allowed = allowedCounts();
  const counted = countPackages();
  const isFirst = Object.keys(allowed).length === 0;
  const lowered = Object.fromEntries(
    Object.keys(counted)
      .toSorted()
      .map((name) => [
        name,
        Object.fromEntries(
          Object.keys(counted[name])
            .toSorted()
            .map((word) => [
              word,
              isFirst ? counted[name][word] : Math.min(counted[name][word], allowed[name]?.[word] ?? 0),
            ])
            .filter(([, count]) => count > 0),
        ),
      ]),
  );
  writeFileSync(listFile, `${JSON.stringify(lowered, null, 2)}\n`);
}
