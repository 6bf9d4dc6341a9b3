import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { demoPack } from '@fourfold/server/demo';
import { seededSample } from '../practice/seeded-sample.ts';
import { root } from '../server.ts';
import { expect, test } from './question-editor.ts';

const file = process.env.REAL_DATA ?? join(root, '../shared/data/openstax-elementary-algebra.jsonl');
const hasRealData = existsSync(file);
if (!hasRealData) console.log(`No real data at ${file}: set REAL_DATA to a course in JSON lines to type its formulas.`);
const seed = process.env.SEED ?? new Date().toISOString().slice(0, 10);

const demoFormulas = () => formulasIn([demoPack], (text) => fromMarkup(text));
const courseFormulas = () =>
  formulasIn(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line)] : [])),
    (text) => fromMarkup(text, { doubleDollar: 'inline' }),
  );

for (const { description, formulas, count, isWhole } of [
  { description: 'the demo’s formulas, some of them', formulas: demoFormulas, count: 25, isWhole: false },
  { description: 'the demo’s formulas, many', formulas: demoFormulas, count: 400, isWhole: true },
  { description: 'a real course’s formulas', formulas: courseFormulas, count: 400, isWhole: true },
]) {
  test(`${description}: each formula, typed key by key between dollar signs, is stored as its source`, {
    tag: isWhole ? ['@whole'] : [],
  }, async ({ page, writeQuestion }) => {
    test.skip(formulas === courseFormulas && !hasRealData, `no real data at ${file}`);
    if (isWhole) test.setTimeout(900_000);
    const sample = seededSample(formulas(), count, seed);
    expect(sample.length).toBeGreaterThanOrEqual(Math.min(count, 25));
    const { save } = await writeQuestion('a');
    for (const latex of sample) await page.keyboard.type(` $${latex}$`);
    const stored = formulasOf(await save()).map(({ latex }) => latex);
    expect(stored, `drawn with SEED=${seed}`).toEqual(sample);
  });
}

/** The distinct formulas of all strings in a value. */
function formulasIn(value: unknown, parse: typeof fromMarkup): string[] {
  const texts = new Set<string>();
  collect(value, texts);
  return [...new Set([...texts].flatMap((text) => formulasOf(parse(text)).map(({ latex }) => latex)))];
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one, texts);
}
