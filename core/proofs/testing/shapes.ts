import type { AuthoredQuestion } from '../authored.ts';
import { unfinished } from '../unfinished.ts';
import { wayFaults } from '../way-rules.ts';
import { aChoice, formula, image, toQuestion, words } from './authored-question.ts';
import { at, sequence } from './parts.ts';

/** Shapes of a sequence of so many questions: what leads where. */
export const shapes = {
  'a line with ways back to its start': (n, count) =>
    n + 1 < count ? { right: toQuestion(n + 1), wrong: toQuestion(0) } : {},
  'a round of all': (n, count) => ({ right: toQuestion((n + 1) % count), wrong: toQuestion((n * 7 + 3) % count) }),
  'rounds of two': (n, count) => ({ right: toQuestion(n ^ 1), wrong: toQuestion((n + 2) % count) }),
  'questions that nobody reaches': () => ({}),
  'a line that nobody reaches': (n, count) => (n > 0 && n + 1 < count ? { right: toQuestion(n + 1) } : {}),
  'a way from all to the last': (_, count) => ({ right: toQuestion(count - 1) }),
} satisfies Record<string, (position: number, count: number) => Partial<AuthoredQuestion>>;
export type Shape = keyof typeof shapes;

function questionsOf(shape: Shape, count: number): AuthoredQuestion[] {
  return Array.from({ length: count }, (_, n) =>
    at(n, {
      question: [...formula('x'), image('A line')],
      formula_keys: ['$x'],
      answers: ['A', 'B', 'C', 'D'].map((id) => ({ ...aChoice(id, id === 'A'), answer: words(`${id} meters`) })),
      ...shapes[shape](n, count),
    }),
  );
}

export function seeWays(shape: Shape, count: number): void {
  wayFaults(questionsOf(shape, count));
}

/** All that is proven of a sequence. */
export function proveAll(shape: Shape, count: number): void {
  unfinished([sequence(...questionsOf(shape, count))], null);
}
