import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Figure, figuresVariable, readFigures } from './figures.ts';
import { figuresTable } from './figures-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fast: Figure = { name: 'a call', value: 12.34, unit: 'ms', goal: { atMost: 50 } };
const slow: Figure = { name: 'throughput', value: 0.4, unit: 'times', goal: { atLeast: 0.5 } };

/** Runs a bench with these figures; returns its exit code and standard error. */
function bench(file: string, figures: string): { code: number; errors: string } {
  const script = `import { reportFigures } from ${JSON.stringify(new URL('figures.ts', import.meta.url))}; reportFigures('x', ${figures})`;
  try {
    const env = { ...process.env, [figuresVariable]: file };
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'pipe' });
    return { code: 0, errors: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    return { code: status, errors: String(stderr) };
  }
}

describe('the figures of a bench', () => {
  it('are passed to the parent process, and decide the exit code', () => {
    const file = join(folder, 'both');
    writeFileSync(file, '');
    expect(bench(file, JSON.stringify([fast]))).toEqual({ code: 0, errors: '' });
    expect(bench(file, JSON.stringify([slow]))).toEqual({
      code: 1,
      errors: 'x: throughput is 0.40, not at least 0.5\n',
    });
    expect(readFigures(file)).toEqual([fast, slow]);
  });

  it('miss their goal if they could not be measured', () => {
    const file = join(folder, 'none');
    writeFileSync(file, '');
    const { code } = bench(file, "[{ name: 'a call', value: NaN, unit: 'ms', goal: { atMost: 50 } }]");
    expect(code).toBe(1);
    expect(figuresTable([{ bench: 'x', code, figures: readFigures(file) }])).toMatchObject({ figures: 1, missed: 1 });
  });
});

describe('the table of all figures', () => {
  it('has each with its goal, and counts those that miss it', () => {
    const p99: Figure = { name: 'p99', value: 30, unit: 'ms' };
    expect(figuresTable([{ bench: 'api', code: 1, figures: [fast, slow, p99] }])).toEqual({
      lines: [
        'figure           measured  goal',
        'api: a call       12.3 ms  at most 50 ms  holds',
        'api: throughput      0.40  at least 0.5   BESIDE ITS GOAL',
        'api: p99          30.0 ms',
      ],
      figures: 3,
      missed: 1,
    });
  });

  it('counts a bench that crashed or had no figures', () => {
    const { lines, missed } = figuresTable([
      { bench: 'paint', code: 7, figures: [fast] },
      { bench: 'editor', code: 0, figures: [] },
    ]);
    expect(lines.at(-2)).toContain('ended with 7');
    expect(missed).toBe(2);
  });
});
