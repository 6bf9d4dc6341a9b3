import { attacks } from '@fourfold/core/rich-text/attack-corpus';
import { richDocument } from '@fourfold/core/rich-text/testing/arbitrary-document';
import { startingLists } from '@fourfold/core/skills/starting-list';
import * as fc from 'fast-check';
import type { GenerationContext } from './generation-context.ts';
import { brokenTexts, days, hostileText, numbers, otherValue } from './hostile.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Fields with a document, as JSON of blocks or plain text. */
const richFields =
  /^(?:question|question_exp|help|help_exp|answer|explanation|notes|video_explanation|video_mock_explanation|introduction_video)$/;
/** Fields with JSON of another form. */
const jsonFields = /^(?:\w+_test_progress|selectedWrong|selectedUncertain|bubbleSheetAnswer)$/;

/** A text for a field that every schema accepts, at most `most` UTF-16 units. */
export function textFor(name: string, context: GenerationContext, most: number): string {
  const { chance, records } = context;
  if (richFields.test(name)) return richText(chance).slice(0, most).toWellFormed().replaceAll('\0', '');
  if (jsonFields.test(name)) return innerJson(chance, otherValue(chance)).slice(0, most).toWellFormed();
  if (chance.withProbability(0.3)) return hostileText(chance, most);
  if (name === 'email') return emailOf(context);
  if (/password|Password/.test(name)) return chance.pick(['correct-horse', 'a', hostileText(chance, most)]);
  if (name === 'skill_codes') return chance.pick(skillCodes);
  if (name === 'code' || name === 'note') return chance.pick([...records.codes, `CODE-${chance.integerBelow(1e6)}`]);
  if (name === 'free_response_answer' || name === 'given_free_response_answer') return typedAnswer(chance);
  if (name === 'q' || name === 'search' || name === 'who') return chance.pick(searchTexts);
  if (name === 'key') return chance.pick(['question', 'answer:1', hostileText(chance, 100)]);
  if (name === 'action' || name === 'subject') return chance.pick(['create', 'delete', 'question', 'user', 'x']);
  return `Fuzzed ${chance.integerBelow(1_000)}`;
}

const skillCodes = startingLists.flatMap(({ domains }) =>
  domains.flatMap(({ skills }) => skills.map(({ code }) => code)),
);

const searchTexts = [
  'e',
  'the',
  'x =',
  'a & b',
  "o'",
  '%',
  '3/4',
  '+3',
  'frac',
  '<b',
  '()',
  '!',
  '"the mean"',
  '\\',
  '*',
];

/** Numbers in usual and unusual notations. */
function typedAnswer(chance: SeededRandom): string {
  const samples = '½ 1 1/2 1½ 3/4 .75 0.75 75% 7.5e-1 1,000 −3 - / 1/0 0/0 ٣ １ 1..2 1e999 0x1F 1-2 <5 √2 π'.split(' ');
  return chance.withProbability(0.7) ? chance.pick(samples) : String(chance.pick(numbers));
}

function emailOf({ chance, records }: GenerationContext): string {
  const own = `fuzz-${chance.integerBelow(1e6)}@mail.example`;
  const odd = ['a@b', '@', `${'a'.repeat(240)}@mail.example`, 'ı@mail.example', 'A@MAIL.EXAMPLE', '"a b"@mail.example'];
  return chance.pick([own, chance.pick(records.emails), chance.pick(records.emails).toUpperCase(), chance.pick(odd)]);
}

/** Documents with every type of node, the attack corpus, plain text, and JSON that is not a document. */
function richText(chance: SeededRandom): string {
  if (chance.withProbability(0.5)) return `Fuzzed ${chance.integerBelow(1_000)}`;
  return chance.pick<() => string>([
    () => JSON.stringify(documentOf(chance)),
    () => JSON.stringify(documentOf(chance)),
    () => chance.pick(attacks).field,
    () => hostileText(chance, 2_000),
    () => innerJson(chance, [{ type: 'paragraph', children: [{ text: otherValue(chance) }] }]),
    () => innerJson(chance, [{ type: 'math', latex: hostileText(chance), children: [{ text: '' }] }]),
    () => innerJson(chance, otherValue(chance)),
    () => `${'['.repeat(chance.pick([9, 50, 10_000]))}`,
    () => `${'[{"children":'.repeat(3_000)}1${'}]'.repeat(3_000)}`,
    () => JSON.stringify(Array.from({ length: 2_001 }, () => ({ type: 'paragraph', children: [{ text: 'a' }] }))),
    () =>
      JSON.stringify([{ type: 'paragraph', children: [{ text: '\\'.repeat(chance.pick([1, 199_999, 200_001])) }] }]),
  ])();
}

function documentOf(chance: SeededRandom): unknown {
  return fc.sample(richDocument, { seed: chance.integerBelow(2 ** 31), numRuns: 1 })[0];
}

/** JSON inside a text passes the outer schema, so that invalid characters, names and dates reach inner code. */
export function innerJson(chance: SeededRandom, value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return chance.pick<() => string>([
    () => text,
    () => text,
    () => text.replace(/"([^"\\]*)"/, () => JSON.stringify(chance.pick(brokenTexts))),
    () => text.replace('{', '{"__proto__":{"a":1},"constructor":{"prototype":{}},'),
    () => text.replace(/\d+/, () => chance.pick(['1e400', '-0', '9'.repeat(400), '0.1'])),
    () => text.slice(0, chance.integerBelow(text.length + 1)),
    () => JSON.stringify({ [chance.pick(['__proto__', 'toString', 'Reading', 'MathCalc', 'Mathematics'])]: value }),
    () => JSON.stringify({ Reading: { [chance.pick(['1', '99', '-1', '1e1', '__proto__'])]: value } }),
    () => JSON.stringify(chance.pick(days)),
  ])();
}
