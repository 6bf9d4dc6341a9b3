// Checks that source files cite only existing rows of docs/ledger.tsv and decisions of docs/decisions.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLedger } from './ledger-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(`${root}/${file}`, 'utf8');

const kinds = ['ts', 'tsx', 'css', 'mjs', 'sql', 'grit'].map((ending) => `*.${ending}`);
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds];
const sources = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  // Git still lists what was deleted and not committed.
  .filter((file) => file !== '' && existsSync(`${root}/${file}`))
  .map((file) => ({ file, text: read(file) }));

const rows = readLedger(read('docs/ledger.tsv')).map(({ id }) => id);
const areas = [...new Set(rows.map((id) => id.split('-')[0]))];
const decisions = [...read('docs/decisions.md').matchAll(/^- (Q\d+) /gm)].map(([, number]) => number);

/** Returns the matches of a pattern in the sources that are not among the known ones. */
function unknown(pattern, known) {
  return sources.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).filter((cited) => !known.includes(cited)).map((cited) => `${file}: ${cited}`),
  );
}

describe('a source file', () => {
  it('is read by this test, and so are the rows and the decisions', () => {
    expect(sources.length).toBeGreaterThan(2_000);
    expect(rows.length).toBeGreaterThan(700);
    expect(decisions.length).toBeGreaterThan(250);
  });

  it('cites rows or decisions, not sections of the specification, which is not in the repository', () => {
    expect(unknown(/\b[123]§\d[\d.]*/g, [])).toEqual([]);
  });

  it('cites only rows that the ledger has', () => {
    expect(unknown(new RegExp(`\\b(?:${areas.join('|')})-\\d{3}\\b`, 'g'), rows)).toEqual([]);
  });

  it('cites only decisions that exist', () => {
    expect(unknown(/\bQ\d{1,3}\b/g, decisions)).toEqual([]);
  });
});
