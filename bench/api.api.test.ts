import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { figuresOf } from './api-figures.ts';
import { meetsGoal } from './figures.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** PostgreSQL's user must be able to traverse the folders down to its data. */
const TMPDIR = mkdtempSync(join(tmpdir(), 'api-test-'));
chmodSync(TMPDIR, 0o755);
afterAll(() => rmSync(TMPDIR, { recursive: true, force: true }));

/** Runs `npm run bench:api` with these flags. */
function api(...flags: string[]): Promise<{ code: number; lines: string[]; errors: string }> {
  return new Promise((done) => {
    execFile('node', ['api.ts', ...flags], { cwd: root, env: { ...process.env, TMPDIR } }, (error, output, errors) => {
      done({ code: Number(error?.code ?? 0), lines: output.trimEnd().split('\n'), errors });
    });
  });
}

describe('a small run of the API bench', () => {
  it('prints its figures, finds every answer in the database, and fails with an unreachable goal', async () => {
    const { code, lines, errors } = await api(
      '--students',
      '80',
      '--warm-up',
      '20',
      '--rounds',
      '1',
      '--seconds',
      '0.3',
      '--goal',
      '1000',
    );
    expect(lines.at(-1), errors).toMatch(/^api: save ratio \d+\.\d\d, read ratio \d+\.\d\d, p99 \d+\.\d ms$/);
    const [, acknowledged, stored] =
      /^(\d+) answers were called saved, (\d+) are in the database$/.exec(lines.at(-2) ?? '') ?? [];
    expect(Number(acknowledged)).toBeGreaterThan(0);
    expect(stored).toBe(acknowledged);
    const slow = ['save', 'read'].flatMap((kind) => [`${kind} with one process`, `${kind} with 2 processes`]);
    for (const name of slow) {
      expect(lines.join('\n')).toContain(`${name}: `);
      expect(errors).toMatch(new RegExp(`^api: ${name}, over the floor is \\d+\\.\\d\\d, not at least 1000$`, 'm'));
    }
    expect(code).toBe(1);
    expect(readdirSync(TMPDIR)).toEqual([]);
  });

  it('rejects a goal that is not a number', async () => {
    const { code, errors } = await api('--goal', 'fast');
    expect(code).not.toBe(0);
    expect(errors).toContain('--goal must be a number');
  });
});

describe('its verdict', () => {
  const used = { servers: 0, database: 0, all: 0 };
  const done = (count: number) => ({ count, times: [1], elapsed: 1000, cpu: 1, used });
  const save = (...ratios: number[]) => ({
    processes: 1,
    kind: 'save' as const,
    rounds: ratios.map((ratio) => ({ api: done(100 * ratio), floor: done(100) })),
  });

  const missedBy = (...asked: Parameters<typeof figuresOf>) =>
    figuresOf(...asked)
      .filter((figure) => !meetsGoal(figure))
      .map(({ name, value }) => [name, value]);

  it('uses the median of the rounds', () => {
    const all = { acknowledged: 7, stored: 7 };
    const name = 'save with one process, over the floor';
    expect(missedBy([save(0.4, 0.5, 0.9)], all, 0.5)).toEqual([]);
    expect(missedBy([save(0.4, 0.49, 0.9)], all, 0.5)).toEqual([[name, 0.49]]);
    expect(missedBy([save(Number.NaN)], all, 0.5)).toEqual([[name, Number.NaN]]);
  });

  it('fails if an acknowledged answer is not stored', () => {
    const lost = [['called saved, and not there once', 1]];
    expect(missedBy([], { acknowledged: 7, stored: 6 }, 0.5)).toEqual(lost);
    expect(missedBy([], { acknowledged: 6, stored: 7 }, 0.5)).toEqual(lost);
  });
});
