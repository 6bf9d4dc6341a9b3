import { paperSections } from '@fourfold/core/exams/exam-editions';
import { familyNames } from '@fourfold/core/wire/exams/exam-family';
import { describe, expect, it } from 'vitest';
import { type DemoTestQuestion, md } from './format.ts';
import { demoPack } from './pack.ts';
import { questionsOf, testQuestionsOf } from './pack-items.ts';
import { readValue } from './read-value.ts';
import { errorsOf } from './test-keys.ts';

const questions = testQuestionsOf(demoPack);

describe('a question of a test', () => {
  it.each(questions)('has one key, which its check confirms: $at', ({ question, choices }) => {
    expect(errorsOf(question, choices)).toEqual([]);
  });

  it('is unique', () => {
    const stems = [...questions, ...questionsOf(demoPack)].map(({ question }) => question.stem.replaceAll(/\s+/g, ' '));
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });

  it('of mathematics has an argument instead of a check in at most thirty cases', () => {
    const argued = questions.filter(({ section, question }) => section.includes('Math') && 'argument' in question);
    expect(argued.length).toBeLessThanOrEqual(30);
  });

  it('has its key at each position about equally often', () => {
    for (const choiceCount of [4, 5]) {
      const chosen = questions.flatMap(({ question, choices }) =>
        choices === choiceCount && 'choices' in question
          ? [question.choices.findIndex((choice) => 'right' in choice)]
          : [],
      );
      for (let position = 0; position < choiceCount; position += 1) {
        const share = chosen.filter((each) => each === position).length / chosen.length;
        expect(Math.abs(share - 1 / choiceCount), `of ${choiceCount}, place ${position}`).toBeLessThan(0.07);
      }
    }
  });
});

describe('a test section', () => {
  const sections = familyNames.flatMap((family) =>
    paperSections(family)
      .filter(({ test }) => test !== null)
      .map((section) => ({ family, ...section })),
  );
  const ofSection = (type: string, variant: string) =>
    questions.filter(({ section, variant: is }) => section === type && is === variant);

  it.each(sections)('has all questions as a mock test, and at least ten as a real test: $title', (section) => {
    expect(ofSection(section.type, 'mock')).toHaveLength(section.questions);
    expect(ofSection(section.type, 'real').length).toBeGreaterThanOrEqual(10);
  });

  it.each(sections)('has typed answers at the same numbers as its paper test: $title', ({ type, typedFrom }) => {
    const typed = ofSection(type, 'mock').flatMap(({ question, number }) => ('typed' in question ? [number] : []));
    const wanted = ofSection(type, 'mock').flatMap(({ number }) => (typedFrom && number >= typedFrom ? [number] : []));
    expect(typed).toEqual(wanted);
  });
});

describe('the comparison of keys', () => {
  const skills = ['sat.math.algebra.linear-functions'] as const;
  const why = 'It is not.';
  const sound: DemoTestQuestion = {
    stem: 'What is half of 3?',
    rank: 0,
    skills,
    choices: [{ wrong: '1', why }, { right: md`$\frac{3}{2}$` }, { wrong: '2', why }, { wrong: '3', why }],
    explain: 'Half of a number is the number divided by 2, and 3 divided by 2 is 1.5.',
    check: () => 3 / 2,
  };
  const { check: _, ...unchecked } = sound;

  it('finds no error in a correct question', () => {
    expect(errorsOf(sound, 4)).toEqual([]);
    expect(errorsOf({ ...unchecked, argument: 'Three halves are what two equal parts of three come to.' }, 4)).toEqual(
      [],
    );
  });

  it.each<[fault: string, question: DemoTestQuestion, says: string]>([
    [
      'a key that differs from its check',
      { ...sound, check: () => 2 },
      'its key says $\\frac{3}{2}$, and the check finds 2',
    ],
    [
      'two choices with the same value',
      {
        ...sound,
        choices: [{ wrong: '1.5', why }, { right: md`$\frac{3}{2}$` }, { wrong: '2', why }, { wrong: '3', why }],
      },
      'two choices have the same value: 1.5 and $\\frac{3}{2}$',
    ],
    [
      'two right choices',
      { ...sound, choices: [{ right: '1.5' }, { right: md`$\frac{3}{2}$` }, { wrong: '2', why }, { wrong: '3', why }] },
      '2 of its choices are marked right',
    ],
    [
      'an explanation that is too short',
      { ...sound, explain: 'See above.' },
      'its explanation is too short to teach anything',
    ],
    ['an argument that is too short', { ...unchecked, argument: 'Clear.' }, 'the argument for its key is too short'],
    ['a check that computes nothing', { ...sound, check: () => 1.5 }, 'its check is a bare constant'],
    [
      'numbers out of order',
      { ...sound, choices: [{ wrong: '2', why }, { right: '1.5' }, { wrong: '1', why }, { wrong: '3', why }] },
      'its choices are numbers and do not ascend',
    ],
    [
      'a wrong choice without a reason',
      { ...sound, choices: [{ wrong: '1', why }, { right: '1.5' }, { wrong: '2', why: '' }, { wrong: '3', why }] },
      '2 has no why',
    ],
    [
      'a typed form that does not fit into the grid',
      {
        stem: sound.stem,
        rank: 0,
        skills,
        explain: sound.explain,
        typed: { accept: ['12.25'] },
        check: () => 3.5 ** 2,
      },
      '12.25 does not fit into the grid of an answer sheet',
    ],
    [
      'a typed form that is not the value',
      {
        stem: sound.stem,
        rank: 0,
        skills,
        explain: sound.explain,
        typed: { accept: ['1.5', '3/4'] },
        check: () => 1.5,
      },
      'its key says 3/4, and the check finds 1.5',
    ],
  ])('finds %s', (_, question, says) => {
    expect(errorsOf(question, 4)).toContain(says);
  });

  it('finds a missing choice', () => {
    expect(errorsOf(sound, 5)).toEqual(['it has 4 choices instead of 5']);
  });

  it('recognises an expression in another form, and distinguishes other expressions', () => {
    const of = (right: string): DemoTestQuestion => ({
      ...sound,
      choices: [{ right }, { wrong: md`$x - 2$`, why }, { wrong: md`$x^2$`, why }, { wrong: md`$x^2 + 4$`, why }],
      check:
        () =>
        ({ x = 0 }) =>
          x * x - 4,
    });
    expect(errorsOf(of(md`$(x + 2)(x - 2)$`), 4)).toEqual([]);
    expect(errorsOf(of(md`$(x + 2)(x - 3)$`), 4)).toHaveLength(1);
    expect(errorsOf(of(md`$4 + x^2$`), 4)).toContain('two choices have the same value: $4 + x^2$ and $x^2 + 4$');
  });

  it.each([
    ['2,916', 2916],
    ['12 cm', 12],
    ['25%', 25],
    [md`\$12.50`, 12.5],
    [md`$\$12.50$`, 12.5],
    [md`$2\sqrt{3}$`, 2 * Math.sqrt(3)],
    [md`$\frac{2\pi}{3}$ radians`, (2 * Math.PI) / 3],
    [md`$-31$`, -31],
  ])('reads %s', (text, value) => {
    expect(readValue(text)).toEqual({ kind: 'number', value: expect.closeTo(value, 9) });
  });

  it.each([md`$x < -5$`, md`$(0, -5)$`, md`$-3 \le x < 5$`, 'It rises.', md`$3 + 4i$`])(
    'leaves %s as words',
    (text) => {
      expect(readValue(text).kind).toBe('words');
    },
  );
});
