import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collected, collecting, type Figure } from './figures.ts';
import { tableOf } from './figures-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fast: Figure = { name: 'a call', value: 12.34, unit: 'ms', goal: { atMost: 50 } };
const slow: Figure = { name: 'throughput', value: 0.4, unit: 'times', goal: { atLeast: 0.5 } };

/** Runs a bench with these figures; returns its exit code and standard error. */
function bench(file: string, found: string): { code: number; faults: string } {
  const script = `import { conclude } from ${JSON.stringify(new URL('figures.ts', import.meta.url))}; conclude('x', ${found})`;
  try {
    const env = { ...process.env, [collecting]: file };
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'pipe' });
    return { code: 0, faults: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    return { code: status, faults: String(stderr) };
  }
}

describe('the figures of a bench', () => {
  it('are passed to the parent process, and decide the exit code', () => {
    const file = join(folder, 'both');
    writeFileSync(file, '');
    expect(bench(file, JSON.stringify([fast]))).toEqual({ code: 0, faults: '' });
    expect(bench(file, JSON.stringify([slow]))).toEqual({
      code: 1,
      faults: 'x: throughput is 0.40, not at least 0.5\n',
    });
    expect(collected(file)).toEqual([fast, slow]);
  });

  it('miss their goal if they could not be measured', () => {
    const file = join(folder, 'none');
    writeFileSync(file, '');
    const { code } = bench(file, "[{ name: 'a call', value: NaN, unit: 'ms', goal: { atMost: 50 } }]");
    expect(code).toBe(1);
    expect(tableOf([{ bench: 'x', code, figures: collected(file) }])).toMatchObject({ figures: 1, beside: 1 });
  });
});

describe('the table of all figures', () => {
  it('has each with its goal, and counts those that miss it', () => {
    const told: Figure = { name: 'p99', value: 30, unit: 'ms' };
    expect(tableOf([{ bench: 'api', code: 1, figures: [fast, slow, told] }])).toEqual({
      lines: [
        'figure           measured  goal',
        'api: a call       12.3 ms  at most 50 ms  holds',
        'api: throughput      0.40  at least 0.5   BESIDE ITS GOAL',
        'api: p99          30.0 ms',
      ],
      figures: 3,
      beside: 1,
    });
  });

  it('counts a bench that crashed or had no figures', () => {
    const { lines, beside } = tableOf([
      { bench: 'paint', code: 7, figures: [fast] },
      { bench: 'editor', code: 0, figures: [] },
    ]);
    expect(lines.at(-2)).toContain('ended with 7');
    expect(beside).toBe(2);
  });
});
