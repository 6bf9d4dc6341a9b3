import { describe, expect, it } from 'vitest';
import type { DemoQuestion, DemoSequence } from './format.ts';
import { demoPack } from './pack.ts';
import { isPublished, questionAfter, questionsOf, sequencesOf, setsOf, textsOf } from './walk.ts';

const sequences = sequencesOf(demoPack);
const sets = setsOf(demoPack);
const questions = questionsOf(demoPack);

describe('a question', () => {
  it.each(questions)('can be answered right and wrong: $at', ({ question }) => {
    if (!('choices' in question)) return;
    expect(question.choices.filter((choice) => 'right' in choice)).not.toHaveLength(0);
    expect(question.choices.filter((choice) => 'wrong' in choice)).not.toHaveLength(0);
  });

  it.each(questions)('has choices that differ from each other: $at', ({ question }) => {
    const texts = choiceTexts(question).map((text) => text.replace(/\s+/g, ' ').toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('keeps the right choice in no favorite place', () => {
    const single = questions.flatMap(({ question }) =>
      'choices' in question && question.choices.length === 4
        ? [question.choices.flatMap((choice, place) => ('right' in choice ? [place] : []))]
        : [],
    );
    const places = single.filter((right) => right.length === 1).map(([place]) => place);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.15);
      expect(share, `place ${place}`).toBeLessThan(0.35);
    }
  });

  it.each(questions)('tells a choice between several from a choice of one: $at', ({ question }) => {
    if (!('choices' in question)) return;
    const several = question.choices.filter((choice) => 'right' in choice).length > 1;
    expect(/choose all/i.test(question.stem)).toBe(several);
  });

  it.each(questions)('explains itself in well-formed markup: $at', ({ question }) => {
    expect(question.explain).not.toBe('');
    for (const text of textsOf(question)) {
      expect(text.trim()).toBe(text);
      for (const mark of [/(?<!\\)\$/g, /\*\*/g, /__/g, /==/g]) expect(count(text, mark) % 2, text).toBe(0);
    }
  });
});

describe('a sequence', () => {
  it.each(sequences)('reaches every question from its first: $at', ({ sequence }) => {
    const [first] = Object.keys(sequence);
    const reached = new Set<string>();
    const open = first ? [first] : [];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (reached.has(key)) continue;
      reached.add(key);
      open.push(...waysFrom(sequence, key));
    }
    expect([...reached].sort()).toEqual(Object.keys(sequence).sort());
  });

  it.each(sequences)('ends on every way: $at', ({ sequence }) => {
    const comesBack = (key: string, path: readonly string[]): boolean =>
      path.includes(key) || waysFrom(sequence, key).some((next) => comesBack(next, [...path, key]));
    expect(Object.keys(sequence).filter((key) => comesBack(key, []))).toEqual([]);
  });

  it.each(sequences)('leads only into sets that a student may open: $at', ({ sequence, sets, published }) => {
    for (const { onRight, onWrong } of Object.values(sequence))
      for (const next of [onRight, onWrong])
        if (next !== 'end' && 'set' in next) {
          expect(Object.keys(sets)).toContain(next.set);
          if (published) expect(isPublished(sets[next.set] ?? { published: false })).toBe(true);
        }
  });

  it.each(sequences)('has questions that are all seen, in the order written: $at', ({ sequence }) => {
    expect(Object.values(sequence).filter((question) => question.hidden)).toEqual([]);
    // Number-like keys would jump to the front.
    expect(Object.keys(sequence).filter((key) => /^\d+$/.test(key))).toEqual([]);
  });

  it.each(sequences)('parts ways on a wrong answer somewhere: $at', ({ sequence }) => {
    const parting = Object.values(sequence).filter(
      ({ onRight, onWrong }) => JSON.stringify(onRight) !== JSON.stringify(onWrong),
    );
    expect(parting.length).toBeGreaterThan(1);
  });
});

describe('a problem set', () => {
  it.each(sets)('can be mastered: at least 4 questions to be seen: $at', ({ set }) => {
    expect(set.questions.filter((question) => !question.hidden).length).toBeGreaterThanOrEqual(4);
  });

  it('asks no question twice', () => {
    const stems = sets.flatMap(({ set }) => set.questions.map(({ stem }) => stem));
    expect(stems.filter((stem, i) => stems.indexOf(stem) !== i)).toEqual([]);
  });
});

describe('the pack', () => {
  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(demoPack))).toEqual(demoPack);
  });

  it('names no two siblings alike', () => {
    const families = [
      ...['math', 'grammar', 'reading', 'sat'].map((kind) => demoPack.topics.filter((t) => t.kind === kind)),
      ...demoPack.topics.flatMap((topic) =>
        topic.kind === 'sat'
          ? [Object.values(topic.sets)]
          : [
              topic.subtopics,
              ...topic.subtopics.map((subtopic) => subtopic.subsubtopics),
              ...topic.subtopics.map((subtopic) => subtopic.subsubtopics.flatMap((s) => Object.values(s.sets))),
            ],
      ),
    ];
    for (const family of families) {
      const titles = family.map(({ title }) => title);
      expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    }
  });

  it('has one set for each key within a sub-topic, so that its own sequence can name any', () => {
    for (const topic of demoPack.topics) {
      if (topic.kind === 'sat') continue;
      for (const { subsubtopics } of topic.subtopics) {
        const keys = subsubtopics.flatMap((each) => Object.keys(each.sets));
        expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      }
    }
  });
});

function choiceTexts(question: DemoQuestion): readonly string[] {
  if (!('choices' in question)) return [];
  return question.choices.map((choice) => ('right' in choice ? choice.right : choice.wrong));
}

function waysFrom(sequence: DemoSequence, key: string): readonly string[] {
  const question = sequence[key];
  if (!question) throw new Error(`no question ${key}`);
  return [questionAfter(question.onRight), questionAfter(question.onWrong)].filter((next) => next !== null);
}

function count(text: string, mark: RegExp): number {
  return [...text.matchAll(mark)].length;
}
