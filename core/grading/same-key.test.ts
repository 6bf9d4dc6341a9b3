import { describe, expect, it } from 'vitest';
import { examEditions } from '../exams/exam-editions.ts';
import { itemOf, type WireAnswer } from '../wire/item-of.ts';
import { sectionOf } from './letters-of.ts';
import { readKey, type SectionKey } from './read-key.ts';
import { isSameKey, keyOnPaper, keyOnScreen } from './same-key.ts';
import { answersOnScreen, keySheet } from './testing/keys.ts';

const tested = [
  ['sat', 'MathNoCalc'],
  ['sat', 'MathCalc'],
  ['act', 'Mathematics'],
] as const;

function testSectionOf(family: 'sat' | 'act', type: string) {
  const section = sectionOf(family, type);
  if (!section) throw new Error(`no section ${type}`);
  return { family, section };
}
const columnOf = (family: 'sat' | 'act', type: string) => readKey(family, keySheet(family)).key?.[type] ?? [];
function isShared(
  testSection: ReturnType<typeof testSectionOf>,
  column: SectionKey,
  questions: readonly (readonly WireAnswer[])[],
) {
  const onScreen = keyOnScreen(
    testSection.section,
    questions.map((answers) => itemOf({ answers })),
  );
  return onScreen !== null && isSameKey(keyOnPaper(column), onScreen);
}
const typed = (text: string): WireAnswer[] => [
  { id: text, correct: false, is_free_response: true, free_response_answer: text, is_exact_match: false },
];

describe('a section on screen has the key of its paper', () => {
  it.each(tested)('if every number has the same answer (%s %s)', (family, type) => {
    const testSection = testSectionOf(family, type);
    const questions = answersOnScreen(testSection.section);
    expect(isShared(testSection, columnOf(family, type), questions)).toBe(true);
    expect(isShared(testSection, columnOf(family, type), questions.toReversed())).toBe(false);
  });

  it.each(tested)('and not if one answer differs, at any number (%s %s)', (family, type) => {
    const testSection = testSectionOf(family, type);
    const questions = answersOnScreen(testSection.section);
    for (const [index, answers] of questions.entries()) {
      const other = answers.some((answer) => answer.is_free_response)
        ? typed('999')
        : answers.map((answer, letter) => ({ ...answer, correct: answers.at(letter - 1)?.correct ?? false }));
      expect(isShared(testSection, columnOf(family, type), questions.with(index, other)), `question ${index + 1}`).toBe(
        false,
      );
    }
  });

  it('regardless of the form of numbers and the order of several accepted answers', () => {
    const testSection = testSectionOf('sat', 'MathNoCalc');
    const key = columnOf('sat', 'MathNoCalc');
    const questions = answersOnScreen(testSection.section);
    const sixteen = (accepted: string[], onScreen: string[]) =>
      isShared(testSection, key.with(15, accepted), questions.with(15, onScreen.flatMap(typed)));
    expect(sixteen(['3/4'], ['0.75'])).toBe(true);
    expect(sixteen(['1.5–2.5'], ['3/2-5/2'])).toBe(true);
    expect(sixteen(['3', '5'], ['5', '3'])).toBe(true);
    expect(sixteen(['3', '5'], ['3'])).toBe(false);
    expect(sixteen(['1-3'], ['2'])).toBe(false);
    expect(sixteen(['2'], ['x+1'])).toBe(false);
  });

  it('only with the same number of questions as the paper', () => {
    const testSection = testSectionOf('act', 'Mathematics');
    const questions = answersOnScreen(testSection.section);
    expect(isShared(testSection, [], questions)).toBe(false);
    expect(isShared(testSection, columnOf('act', 'Mathematics'), questions.slice(0, 10))).toBe(false);
    expect(isShared(testSection, columnOf('act', 'Mathematics'), [])).toBe(false);
  });

  it('not if a question is typed instead of chosen, or has no right choice', () => {
    const testSection = testSectionOf('sat', 'MathNoCalc');
    const key = columnOf('sat', 'MathNoCalc');
    const questions = answersOnScreen(testSection.section);
    expect(isShared(testSection, key, questions.with(0, typed('A')))).toBe(false);
    const choice = questions[0] ?? [];
    expect(isShared(testSection, key, questions.with(15, choice))).toBe(false);
    expect(
      isShared(
        testSection,
        key,
        questions.with(
          0,
          choice.map((one) => ({ ...one, correct: false })),
        ),
      ),
    ).toBe(false);
    expect(examEditions['sat-paper'].sections[0].letters.odd).toHaveLength(choice.length);
  });
});
