import type { Computed, DemoTestQuestion, DemoTyped } from './format.ts';
import { choiceText } from './pack-items.ts';
import { comparableText, readValue, type Value } from './read-value.ts';

/** Returns the errors of a test question, for example that its two keys differ. `choices`: their required number. */
export function errorsOf(question: DemoTestQuestion, choices: 4 | 5): string[] {
  const keys = keyTexts(question);
  return [
    ...('choices' in question ? errorsOfChoices(question, choices) : errorsOfTyped(question.typed)),
    ...('check' in question && bareConstant.test(`${question.check}`) ? ['its check is a bare constant'] : []),
    ...keys.flatMap((key) => ('check' in question ? disagreement(key, question.check()) : [])),
    ...('argument' in question && question.argument.trim().length < 40
      ? ['the argument for its key is too short']
      : []),
    ...(question.explain.trim().length < 40 ? ['its explanation is too short to teach anything'] : []),
  ];
}

/** The marked key: the right choice, or all accepted forms. */
function keyTexts(question: DemoTestQuestion): readonly string[] {
  if ('typed' in question) return [...(question.typed.accept ?? []), ...(question.typed.exact ?? [])];
  return question.choices.filter((choice) => 'right' in choice).map(choiceText);
}

/** Matches the source of a check that is only a constant. */
const bareConstant = /^\(\)\s*=>\s*(?:[-+]?[\d._]+|'[^']*'|"[^"]*"|`[^`$]*`)$/;

type ChoiceQuestion = Extract<DemoTestQuestion, { choices: unknown }>;

function errorsOfChoices(question: ChoiceQuestion, required: 4 | 5): string[] {
  const right = keyTexts(question).length;
  const texts = question.choices.map(choiceText);
  const values = texts.map(readValue);
  const pairs = texts.flatMap((_, a) => texts.slice(a + 1).map((_, b) => [a, a + 1 + b] as const));
  return [
    ...(texts.length === required ? [] : [`it has ${texts.length} choices instead of ${required}`]),
    ...(right === 1 ? [] : [`${right} of its choices are marked right`]),
    ...pairs
      .filter(([a, b]) => isSame(values[a] as Value, values[b] as Value))
      .map(([a, b]) => `two choices have the same value: ${texts[a]} and ${texts[b]}`),
    ...(areAscending(values) ? [] : ['its choices are numbers and do not ascend']),
    ...question.choices.flatMap((choice) => ('wrong' in choice && !choice.why ? [`${choice.wrong} has no why`] : [])),
  ];
}

/** Whether choices that are numbers are in ascending order, as in real tests. */
function areAscending(values: readonly Value[]): boolean {
  const numbers = values.flatMap((value) => (value.kind === 'number' ? [value.value] : []));
  return numbers.length < values.length || numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? each));
}

/** The grid of an answer sheet has four characters and no minus sign, a student-produced response five and a minus. */
function errorsOfTyped({ accept = [], exact = [], kind }: DemoTyped): string[] {
  const fits = kind === 'student-produced' ? /^-?[\d./]{1,5}$/ : /^[\d./]{1,4}$/;
  return [...accept, ...exact]
    .filter((form) => !fits.test(form))
    .map((form) => `${form} does not fit into the grid of an answer sheet`);
}

function disagreement(key: string, computed: Computed): string[] {
  if (agrees(key, computed)) return [];
  const computedText = typeof computed === 'function' ? 'an expression of another value' : computed;
  return [`its key says ${key}, and the check finds ${computedText}`];
}

function agrees(key: string, computed: Computed): boolean {
  if (typeof computed === 'string') return comparableText(key) === comparableText(computed);
  const value = readTyped(key);
  if (typeof computed === 'number') return value.kind === 'number' && isClose(value.value, computed);
  if (value.kind !== 'expression') return false;
  return sameEverywhere(value.variables, (variables) => [value.at(variables), computed(variables)]);
}

/** The value of a typed form, which may be a fraction such as 3/4. */
function readTyped(key: string): Value {
  const [, above, below] = /^(-?\d+)\/(\d+)$/.exec(key) ?? [];
  return above && below ? { kind: 'number', value: Number(above) / Number(below) } : readValue(key);
}

function isSame(a: Value, b: Value): boolean {
  if (a.kind === 'number' && b.kind === 'number') return isClose(a.value, b.value);
  if (a.kind === 'words' && b.kind === 'words') return a.text === b.text;
  if (a.kind !== 'expression' || b.kind !== 'expression' || a.of !== b.of) return false;
  const variables = [...new Set([...a.variables, ...b.variables])];
  return sameEverywhere(variables, (at) => [a.at(at), b.at(at)]);
}

/** Sample points: more than two different expressions of a test can have in common. Some may be outside the domain. */
const points = Array.from({ length: 24 }, (_, at) => 0.37 + at * 0.71 - (at % 3) * 5.3);

function sameEverywhere(
  names: readonly string[],
  pair: (at: Readonly<Record<string, number>>) => readonly [number, number],
): boolean {
  const pairs = points.map((point, at) => {
    const entries = names.map((name, index) => [name, point + index * (1.13 + at / 17)] as const);
    return pair(Object.fromEntries(entries));
  });
  const defined = pairs.filter(([a, b]) => Number.isFinite(a) && Number.isFinite(b));
  return defined.length >= 6 && defined.every(([a, b]) => isClose(a, b));
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
