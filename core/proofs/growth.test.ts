import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from './authored.ts';
import { aChoice, formula, image, toQuestion, words } from './testing/authored-question.ts';
import { at, sequence } from './testing/parts.ts';
import { unfinished } from './unfinished.ts';

/** Shapes of a sequence of so many questions: what leads where. */
const shapes: Record<string, (position: number, count: number) => Partial<AuthoredQuestion>> = {
  'a line with ways back to its start': (n, count) =>
    n + 1 < count ? { right: toQuestion(n + 1), wrong: toQuestion(0) } : {},
  'a round of all': (n, count) => ({ right: toQuestion((n + 1) % count), wrong: toQuestion((n * 7 + 3) % count) }),
  'rounds of two': (n, count) => ({ right: toQuestion(n ^ 1), wrong: toQuestion((n + 2) % count) }),
  'questions that nobody reaches': () => ({}),
  'a line that nobody reaches': (n, count) => (n > 0 && n + 1 < count ? { right: toQuestion(n + 1) } : {}),
  'a way from all to the last': (_, count) => ({ right: toQuestion(count - 1) }),
};

function questionsOf(shape: string, count: number): AuthoredQuestion[] {
  return Array.from({ length: count }, (_, n) =>
    at(n, {
      question: [...formula('x'), image('A line')],
      question_exp: words('Because.'),
      formula_keys: ['$x', '$y'],
      answers: ['A', 'B', 'C', 'D'].map((id) => ({ ...aChoice(id, id === 'A'), answer: formula(`y + ${id}`) })),
      ...shapes[shape]?.(n, count),
    }),
  );
}

/** Milliseconds of the quickest of several runs. */
function quickest(questions: AuthoredQuestion[]): number {
  const runs = Array.from({ length: 7 }, () => {
    const from = performance.now();
    unfinished([sequence(...questions)]);
    return performance.now() - from;
  });
  return Math.min(...runs);
}

describe('four times as many questions take no more than eight times as long', () => {
  it.each(Object.keys(shapes))('in %s', (shape) => {
    const [few, many] = [questionsOf(shape, 1_000), questionsOf(shape, 4_000)];
    quickest(few);
    const ratio = quickest(many) / quickest(few);
    expect(ratio).toBeLessThan(8);
  });
});
