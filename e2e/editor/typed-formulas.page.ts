import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formulasOf } from '@fourfold/core/rich-text/formulas-of';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { demoPack } from '@fourfold/server/demo';
import { draw } from '../practice/draw.ts';
import { root } from '../server.ts';
import { expect, test } from './writing.ts';

const file = process.env.REAL_DATA ?? join(root, '../shared/data/openstax-elementary-algebra.jsonl');
const isThere = existsSync(file);
if (!isThere) console.log(`No real data at ${file}: set REAL_DATA to a course in JSON lines to type its formulas.`);
const seed = process.env.SEED ?? new Date().toISOString().slice(0, 10);

const ofDemo = () => formulasIn([demoPack], (text) => fromMarkup(text));
const ofCourse = () =>
  formulasIn(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line)] : [])),
    (text) => fromMarkup(text, { doubleDollar: 'inline' }),
  );

for (const { what, formulas, wanted, whole } of [
  { what: 'the demo’s formulas, some of them', formulas: ofDemo, wanted: 25, whole: false },
  { what: 'the demo’s formulas, many', formulas: ofDemo, wanted: 400, whole: true },
  { what: 'a real course’s formulas', formulas: ofCourse, wanted: 400, whole: true },
]) {
  test(`${what}: each formula, typed key by key between dollar signs, is stored as its source`, {
    tag: whole ? ['@whole'] : [],
  }, async ({ page, writeQuestion }) => {
    test.skip(formulas === ofCourse && !isThere, `no real data at ${file}`);
    if (whole) test.setTimeout(900_000);
    const drawn = draw(formulas(), wanted, seed);
    expect(drawn.length).toBeGreaterThanOrEqual(Math.min(wanted, 25));
    const { save } = await writeQuestion('a');
    for (const latex of drawn) await page.keyboard.type(` $${latex}$`);
    const stored = formulasOf(await save()).map(({ latex }) => latex);
    expect(stored, `drawn with SEED=${seed}`).toEqual(drawn);
  });
}

/** The distinct formulas of all strings in a value. */
function formulasIn(value: unknown, read: typeof fromMarkup): string[] {
  const texts = new Set<string>();
  collect(value, texts);
  return [...new Set([...texts].flatMap((text) => formulasOf(read(text)).map(({ latex }) => latex)))];
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one, into);
}
