// npm run ledger [-- --step house] [--sample 20 --seed X] [--missing]
// Reports which requirements of docs/ledger.tsv the last full run has proven. --missing lists the others, and fails
// if there are any. Reads only results/, not the sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faults, judgeRows, readLedger, readResults, sample } from './ledger-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    step: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    missing: { type: 'boolean', default: false },
  },
});

const ledger = readLedger(readFileSync(join(root, 'docs/ledger.tsv'), 'utf8'));
const steps = [...new Set(ledger.map((row) => row.step))];
if (values.step !== undefined && !steps.includes(values.step)) {
  console.error(`ledger: no step "${values.step}"; there are ${steps.join(', ')}`);
  process.exit(2);
}

const folder = join(root, 'results');
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
if (files.length === 0) console.error('ledger: no results yet; run npm test first');
const tests = files.flatMap((name) => readResults(JSON.parse(readFileSync(join(folder, name), 'utf8'))));

const wrong = faults(ledger, tests);
for (const fault of wrong) console.error(`ledger: ${fault}`);

const rows = judgeRows(ledger, tests).filter((row) => values.step === undefined || row.step === values.step);
const proven = rows.filter((row) => row.proven);

if (values.missing || values.step !== undefined) {
  for (const row of rows) {
    if (!row.proven) console.log(`${row.id}  ${row.proof.padEnd(6)}  ${row.why}  ${row.requirement.slice(0, 90)}`);
  }
}
if (values.sample !== undefined) {
  for (const row of sample(proven, Number(values.sample), values.seed)) {
    console.log(`${row.id}  ${row.requirement}`);
    for (const test of row.tests) console.log(`    ${test.kind}  ${test.file}  ${test.title}`);
  }
}
const title = values.step === undefined ? 'ledger' : `ledger ${values.step}`;
console.log(`${title}: ${proven.length}/${rows.length} proven`);
const isShort = values.missing && proven.length < rows.length;
process.exit(wrong.length > 0 || isShort ? 1 : 0);
