import { typedJudging } from '@fourfold/core/kinds/typed/lazy/judging';
import { readNumber } from '@fourfold/core/kinds/typed/lazy/read-number';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import { checkDocument } from '@fourfold/core/rich-text/schema';
import { describe, expect, it } from 'vitest';
import type { DemoQuestion, DemoTyped } from './format.ts';
import { demoPack } from './pack.ts';
import {
  choicesOf,
  choiceText,
  examQuestionsOf,
  type LocatedQuestion,
  questionsOf,
  testQuestionsOf,
  textsOf,
} from './pack-items.ts';

const questions = questionsOf(demoPack);
/** Every text of the pack in the light markup, with the path of its question. */
const texts = [
  ...questions.flatMap(({ at, question }) => textsOf(question).map((text) => ({ at, text }))),
  ...testQuestionsOf(demoPack).flatMap(({ at, question }) => textsOf(question).map((text) => ({ at, text }))),
  ...examQuestionsOf(demoPack).flatMap(({ at, question }) =>
    [question.explained, question.explainedInMock].flatMap((text) => (text === undefined ? [] : [{ at, text }])),
  ),
];

describe('a choice question', () => {
  const withChoices = questions.filter(({ question }) => 'choices' in question);

  it('has right and wrong choices', () => {
    const answerable = (question: DemoQuestion) =>
      rightOnes(question) > 0 && rightOnes(question) < choicesOf(question).length;
    expect(whereNot(withChoices, answerable)).toEqual([]);
  });

  it('has choices that differ from each other', () => {
    const differ = (question: DemoQuestion) => {
      const texts = choicesOf(question).map((choice) => choiceText(choice).replaceAll(/\s+/g, ' ').toLowerCase());
      return new Set(texts).size === texts.length;
    };
    expect(whereNot(withChoices, differ)).toEqual([]);
  });

  it('says "Choose all that apply." if and only if several choices are right', () => {
    const asksRightly = (question: DemoQuestion) =>
      question.stem.includes('Choose all that apply.') === rightOnes(question) > 1;
    expect(whereNot(withChoices, asksRightly)).toEqual([]);
  });

  it('has NO CHANGE as its first choice, as the exams do', () => {
    const namesFirst = (question: DemoQuestion) => choicesOf(question).map(choiceText).indexOf('NO CHANGE') <= 0;
    expect(whereNot(withChoices, namesFirst)).toEqual([]);
  });

  it('has its right one of 4 choices at each position about equally often', () => {
    const ofFour = withChoices.map(({ question }) => choicesOf(question)).filter((all) => all.length === 4);
    const positions = ofFour.flatMap((all) => all.flatMap((choice, position) => ('right' in choice ? [position] : [])));
    for (const position of [0, 1, 2, 3]) {
      const share = positions.filter((each) => each === position).length / positions.length;
      expect(share, `place ${position}`).toBeGreaterThan(0.15);
      expect(share, `place ${position}`).toBeLessThan(0.35);
    }
  });
});

describe('a typed question', () => {
  const { judge } = typedJudging;
  const typed = questions.flatMap(({ at, question }) => ('typed' in question ? [{ at, typed: question.typed }] : []));

  it.each(typed)('accepts each of its own keys: $at', ({ typed }) => {
    for (const { text } of entriesOf(typed))
      expect(judge({ entries: entriesOf(typed) }, { text }).right, text).toBe(true);
  });

  it.each(typed)('refuses a wrong number: $at', ({ typed }) => {
    expect(judge({ entries: entriesOf(typed) }, { text: '123456.78' }).right).toBe(false);
  });

  it.each(typed)('has number keys that are all equal: $at', ({ typed: { accept = [] } }) => {
    for (const one of accept) {
      expect(readNumber(one), one).not.toBeNull();
      for (const other of accept) {
        const entries = [{ text: one, exact: false }];
        expect(judge({ entries }, { text: other }).right, `${other} for ${one}`).toBe(true);
      }
    }
  });
});

describe('the text of a question or of its exam’s topic', () => {
  it('converts to documents that the server accepts', () => {
    const refused = texts.flatMap(({ at, text }) => {
      const checked = checkDocument(fromMarkup(text));
      return checked.ok ? [] : [`${at}: ${checked.message}`];
    });
    expect(refused).toEqual([]);
  });

  it('shows no markup characters', () => {
    const money = /\$\d[\d,]*(\.\d\d)?/g;
    const left = texts.flatMap(({ at, text }) =>
      plainTexts(fromMarkup(text))
        .filter((plain) => /[$\\*|]|(?<!_)__(?!_)|==|:::/.test(plain.replaceAll(money, '')))
        .map((plain) => `${at}: ${plain}`),
    );
    expect(left).toEqual([]);
  });

  it('underlines the part that a question describes as underlined', () => {
    const about = questions.filter(({ question }) => /underlined|(?<!_)__(?!_)/.test(question.stem));
    const underlines = (question: DemoQuestion) =>
      JSON.stringify(fromMarkup(question.stem)).includes('"underline":true');
    expect(about).not.toEqual([]);
    expect(whereNot(about, underlines)).toEqual([]);
  });
});

function whereNot(all: readonly LocatedQuestion[], matches: (question: DemoQuestion) => boolean): readonly string[] {
  return all.filter(({ question }) => !matches(question)).map(({ at }) => at);
}

function rightOnes(question: DemoQuestion): number {
  return choicesOf(question).filter((choice) => 'right' in choice).length;
}

function entriesOf({ accept = [], exact = [] }: DemoTyped) {
  return [...accept.map((text) => ({ text, exact: false })), ...exact.map((text) => ({ text, exact: true }))];
}

/** Every text node, without mathematics. */
function plainTexts(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { text, ...rest } = node as { text?: unknown };
  return [...(typeof text === 'string' ? [text] : []), ...Object.values(rest).flatMap(plainTexts)];
}
