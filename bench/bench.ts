// npm run bench: runs each bench in its own process, one after the other, then prints all figures with their goals.
// `-- weight paint`: only these. `-- --keep DIR`: keeps the databases of bench:scale there, and reuses existing ones.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand, wasStopped } from '../bin/command.mjs';
import { figuresVariable, readFigures } from './figures.ts';
import { type FinishedBench, figuresTable } from './figures-table.ts';

const benches = ['api', 'scale', 'weight', 'paint', 'tools', 'editor', 'reviews'] as const;

const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !benches.some((bench) => bench === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${benches.join(', ')}.`);
  process.exit(2);
}

const cwd = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fourfold-bench-'));
const finished: FinishedBench[] = [];
try {
  for (const bench of benches.filter((name) => positionals.length === 0 || positionals.includes(name))) {
    console.log(`\n=== ${bench}`);
    const file = join(folder, bench);
    writeFileSync(file, '');
    const args = bench === 'scale' && values.keep !== undefined ? ['--keep', values.keep] : [];
    const command = ['node', 'bin/run.mjs', `bench:${bench}`, ...args];
    const code = await runCommand(command, { cwd, env: { ...process.env, [figuresVariable]: file } });
    if (wasStopped(code)) process.exit(code);
    finished.push({ bench, code, figures: readFigures(file) });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { lines, figures, missed } = figuresTable(finished);
console.log(`\n${lines.join('\n')}`);
console.log(`bench: ${figures} figures, ${missed} beside their goal`);
process.exitCode = missed > 0 ? 1 : 0;
