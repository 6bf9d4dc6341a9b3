import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** PostgreSQL's user must be able to traverse the folders down to its data. */
const TMPDIR = mkdtempSync(join(tmpdir(), 'scale-test-'));
chmodSync(TMPDIR, 0o755);
afterAll(() => rmSync(TMPDIR, { recursive: true, force: true }));

/** Runs `npm run bench:scale` with these flags. */
function scale(...flags: string[]): Promise<{ code: number; lines: string[]; errors: string }> {
  return new Promise((done) => {
    execFile('node', ['scale.ts', ...flags], { cwd: root, env: { ...process.env, TMPDIR } }, (error, said, errors) => {
      done({ code: Number(error?.code ?? 0), lines: said.trimEnd().split('\n'), errors });
    });
  });
}

describe('a small run of the scale bench', () => {
  it('fills a database per size, sends all calls, and ends with a line of the growth of each', async () => {
    const flags = ['--students', '40,60,80', '--answers', '4000', '--heavy', '200', '--visits', '3'];
    const { code, lines, errors } = await scale(...flags);
    expect(lines.at(-1), errors).toMatch(
      /^scale: save \d+\.\d\d, dashboard \d+\.\d\d, students \d+\.\d\d, tutors \d+\.\d\d, sats \d+\.\d\d, tree \d+\.\d\d$/,
    );
    const said = lines.join('\n');
    for (const size of [40, 60]) expect(said).toMatch(new RegExp(`^${size} students, \\d+ answers`, 'm'));
    // The answers of all students of a size, plus those of the heavy one.
    const [, made] = /^80 students, (\d+) answers/m.exec(said) ?? [];
    expect(Math.abs(Number(made) - 4200)).toBeLessThan(600);
    for (const call of [
      ...['/assignments', '/user_questions/correct_incorrect_questions', '/user_questions/time_spent_by_user'],
      ...['/user_questions/average_time_spent_by_user', '/user_progresses/get_user_sats_progress'],
      ...['/user_progresses/get_user_acts_progress', '/user_sats/get_all_sat_scores', '/user_acts/get_all_act_scores'],
      ...['/user_sat_test_progresses/get_all_sat_scores', '/user_act_test_progresses/get_all_act_scores'],
      ...['/topics', '/question_subsubtopics', '/problem_sets', '/item_statistics', '/users/students'],
      ...['save', 'dashboard', 'students', 'tutors', 'sats', 'tree', 'rename', 'heavy', 'median', 'tutor'],
    ])
      expect(said).toContain(`\n  ${call}: `);
    // Goals apply to the full size on a dedicated machine; here the exit code must only match the messages.
    expect(code === 0).toBe(!/^scale: /m.test(errors));
    expect(readdirSync(TMPDIR)).toEqual([]);
  });

  it('rejects a size that is not a number', async () => {
    const { code, errors } = await scale('--students', 'many');
    expect(code).not.toBe(0);
    expect(errors).toContain('--students must be a whole number');
  });
});
