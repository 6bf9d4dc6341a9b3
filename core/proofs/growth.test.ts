import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from './authored.ts';
import { contentFindings } from './content-findings.ts';
import { findBranchProblems } from './internal/branch-rules.ts';
import { aChoice, formula, image, paragraph, targetQuestion } from './testing/authored-question.ts';
import { questionAt, sequencePart } from './testing/parts.ts';

/** Link structures of a sequence with `count` questions. */
const linkShapes: Record<string, (position: number, count: number) => Partial<AuthoredQuestion>> = {
  'a line with ways back to its start': (n, count) =>
    n + 1 < count ? { right: targetQuestion(n + 1), wrong: targetQuestion(0) } : {},
  'a round of all': (n, count) => ({
    right: targetQuestion((n + 1) % count),
    wrong: targetQuestion((n * 7 + 3) % count),
  }),
  'rounds of two': (n, count) => ({ right: targetQuestion(n ^ 1), wrong: targetQuestion((n + 2) % count) }),
  'questions that nobody reaches': () => ({}),
  'a line that nobody reaches': (n, count) => (n > 0 && n + 1 < count ? { right: targetQuestion(n + 1) } : {}),
  'a way from all to the last': (_, count) => ({ right: targetQuestion(count - 1) }),
};

function questionsOf(shape: string, count: number): AuthoredQuestion[] {
  return Array.from({ length: count }, (_, n) =>
    questionAt(n, {
      question: [...formula('x'), image('A line')],
      formula_keys: ['$x'],
      answers: ['A', 'B', 'C', 'D'].map((id) => ({ ...aChoice(id, id === 'A'), answer: paragraph(`${id} meters`) })),
      ...linkShapes[shape]?.(n, count),
    }),
  );
}

/** Ratio of the processor time for 4,000 questions and for 1,000: the minimum of several runs each. */
function growth(shape: string, check: (questions: readonly AuthoredQuestion[]) => unknown): number {
  const sizes = [1_000, 4_000].map((count) => ({ questions: questionsOf(shape, count), quickest: Infinity }));
  for (let turn = 0; turn < 5; turn += 1) {
    for (const one of sizes) {
      const from = process.cpuUsage();
      check(one.questions);
      const { user, system } = process.cpuUsage(from);
      one.quickest = Math.min(one.quickest, user + system);
    }
  }
  const [few, many] = sizes.map(({ quickest }) => quickest);
  return (many ?? Infinity) / (few ?? 1);
}

describe('four times as many questions take far less than sixteen times as long', () => {
  it.each(Object.keys(linkShapes))('to check the branches of %s', (shape) => {
    expect(growth(shape, findBranchProblems)).toBeLessThan(12);
  });

  it('to check all rules of a sequence', () => {
    expect(
      growth('a line with ways back to its start', (all) => contentFindings([sequencePart(...all)], null)),
    ).toBeLessThan(12);
  });
});
