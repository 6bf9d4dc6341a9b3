import { describe, expect, it } from 'vitest';
import { anId, aTestEntry } from '../client/outbox/testing/entries.ts';
import { allSections, findSection } from '../exams/exam-editions.ts';
import type { SectionLetters } from '../exams/section.ts';
import { familyNames } from '../wire/exams/exam-family.ts';
import { choiceAt, choiceLetters } from './choice-letters.ts';
import { ownImagesIn } from './own-images-in.ts';
import { firstUnanswered, sectionSummary, unansweredText } from './section-summary.ts';

const questions = [1, 2, 3].map((n) => ({ id: anId(n) }));
const entries = new Map([
  [anId(1), aTestEntry({ question: anId(1) })],
  [anId(2), { ...aTestEntry({ question: anId(2), given: '' }), markUncertain: true }],
  // Deleted meanwhile: its time still counts.
  [anId(9), aTestEntry({ question: anId(9) })],
]);

describe('the summary of a section', () => {
  it('counts its current questions, and the time of all entries', () => {
    expect(sectionSummary(questions, entries)).toEqual({
      questions: 3,
      answered: 1,
      open: 2,
      uncertain: 1,
      seconds: 15,
    });
    expect(firstUnanswered(questions, entries)).toBe(anId(2));
    expect(firstUnanswered([{ id: anId(1) }], entries)).toBe(anId(1));
    expect(firstUnanswered([], entries)).toBeNull();
  });

  it('is a text before submission; undefined if nothing is open or uncertain', () => {
    const text = (open: number, uncertain: number) =>
      unansweredText({ questions: 38, answered: 38 - open, open, uncertain, seconds: 0 });
    expect(text(26, 3)).toBe('26 of 38 questions are not answered, 3 are marked uncertain.');
    expect(text(1, 0)).toBe('1 of 38 questions is not answered.');
    expect(text(0, 1)).toBe('1 is marked uncertain.');
    expect(text(0, 0)).toBeUndefined();
  });
});

describe('letters of choices', () => {
  const [sat, act] = [findSection('sat', 'MathCalc'), findSection('act', 'Mathematics')].map((one) => one?.letters) as [
    SectionLetters,
    SectionLetters,
  ];

  it('are A to D on a SAT, and F to K for even numbers on an ACT', () => {
    expect(choiceLetters(sat, 2).slice(0, 4).join('')).toBe('ABCD');
    expect(choiceLetters(act, 1).slice(0, 5).join('')).toBe('ABCDE');
    expect(choiceLetters(act, 2).slice(0, 5).join('')).toBe('FGHJK');
  });

  it('name each of six choices differently', () => {
    const all = familyNames.flatMap(allSections).flatMap((section) => [1, 2].map((number) => ({ section, number })));
    for (const { section, number } of all) {
      const letters = choiceLetters(section.letters, number);
      expect(new Set(letters).size).toBe(6);
      expect(letters.map((letter) => choiceAt(letters, letter.toLowerCase()))).toEqual([0, 1, 2, 3, 4, 5]);
    }
    expect(choiceAt(choiceLetters(act, 2), 'i')).toBeUndefined();
    expect(choiceAt(choiceLetters(act, 2), 'a')).toBeUndefined();
  });
});

it('finds every image of this site in a question and its answers, each once', () => {
  const image = (src: string) => ({ type: 'image', src, alt: '', children: [{ text: '' }] });
  const ownImage = `/media/${'ab'.repeat(32)}.png`;
  const stem = JSON.stringify([{ type: 'quote', children: [image(ownImage)] }, image('https://x.example/a.png')]);
  const answer = JSON.stringify([image(ownImage), image('javascript:alert(1)')]);
  expect(ownImagesIn([stem, answer, 'plain text', ''])).toEqual([ownImage]);
});
