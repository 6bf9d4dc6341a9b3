import { examEditions } from '@fourfold/core/exams/exam-editions';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { describe, expect, it } from 'vitest';
import {
  type DemoExam,
  type DemoQuestion,
  type DemoSequence,
  type DemoTestQuestion,
  type DemoTopic,
  sequence,
} from './format.ts';
import { demoPack } from './pack.ts';
import {
  examQuestionsOf,
  isPublished,
  nextKeys,
  questionsOf,
  sequencesOf,
  setKeysOf,
  setsOf,
  subsubtopicsOf,
  subtopicsOf,
} from './pack-items.ts';

const sequences = sequencesOf(demoPack);
const sets = setsOf(demoPack);
const subtopics = demoPack.topics.flatMap(subtopicsOf);
const subsubtopics = demoPack.topics.flatMap(subsubtopicsOf);

describe('a sequence', () => {
  it.each(sequences)('reaches every question from its first, and has no loops: $at', ({ sequence }) => {
    const [first = ''] = Object.keys(sequence);
    const { reached, loops } = walkAll(sequence, first);
    expect([...reached].sort()).toEqual(Object.keys(sequence).sort());
    expect(loops).toEqual([]);
  });

  it.each(sequences)('links to its own sets, which a student may open: $at', ({ sequence, sets, published }) => {
    expect(setKeysOf(sequence)).not.toEqual([]);
    for (const key of setKeysOf(sequence)) {
      expect(Object.keys(sets)).toContain(key);
      if (published) expect(isPublished(sets[key] ?? { published: false }), key).toBe(true);
    }
  });

  it.each(sequences)('has different branches for right and wrong answers: $at', ({ sequence }) => {
    const branching = Object.values(sequence).filter(
      ({ onRight, onWrong }) => JSON.stringify(onRight) !== JSON.stringify(onWrong),
    );
    expect(branching).not.toEqual([]);
  });

  it('has no hidden question, because only sets skip hidden ones', () => {
    const withHidden = sequences.filter(({ sequence }) => Object.values(sequence).some(({ hidden }) => hidden));
    expect(withHidden.map(({ at }) => at)).toEqual([]);
  });

  it('has no numeric keys, which JavaScript would move to the front', () => {
    const keys = sequences.flatMap(({ sequence }) => Object.keys(sequence));
    expect(keys.filter((key) => /^\d+$/.test(key))).toEqual([]);
  });

  it('does not compile with a link to a missing question or set', () => {
    const question: DemoQuestion = { stem: '', rank: 0, explain: '', typed: { accept: ['1'] } };
    const sets = { drill: { title: 'Drill', questions: [question] } };
    const links = { onRight: 'end', onWrong: { set: 'drill' } } as const;
    const written = [
      sequence(sets, { first: { ...question, ...links } }),
      // @ts-expect-error no question has the key 'second'
      sequence(sets, { first: { ...question, ...links, onRight: { to: 'second' } } }),
      // @ts-expect-error no set has the key 'dril'
      sequence(sets, { first: { ...question, ...links, onWrong: { set: 'dril' } } }),
    ];
    expect(written.map((each) => Object.keys(each))).toEqual([['first'], ['first'], ['first']]);
  });
});

describe('a problem set', () => {
  it.each(sets)('can be mastered without repeating a question: $at', ({ set }) => {
    expect(set.questions.filter(({ hidden }) => !hidden).length).toBeGreaterThanOrEqual(masteryThreshold);
  });
});

describe('the pack', () => {
  it('is plain data, except for the checks of test questions', () => {
    const unchecked = ({ tests = {}, ...exam }: DemoExam<string>) => ({
      ...exam,
      tests: Object.fromEntries(
        Object.entries(tests).map(([section, test]) => [
          section,
          { mock: test?.mock.map(withoutCheck), real: test?.real.map(withoutCheck) },
        ]),
      ),
    });
    const { sats, acts } = demoPack;
    const forms = demoPack.forms.map(({ modules, ...form }) => ({
      ...form,
      modules: Object.fromEntries(Object.entries(modules).map(([type, own]) => [type, own.map(withoutCheck)])),
    }));
    const plain = { ...demoPack, sats: sats.map(unchecked), acts: acts.map(unchecked), forms };
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
  });

  it('has no siblings with the same title', () => {
    const families: (readonly { title: string }[])[] = [
      ...Object.values(Object.groupBy(demoPack.topics, ({ kind }) => kind)),
      ...demoPack.topics.map(subtopicsOf),
      ...subtopics.map((subtopic) => subtopic.subsubtopics),
      ...subsubtopics.map((subsubtopic) => Object.values(subsubtopic.sets)),
    ];
    expect(families.flatMap((family) => repeated(family.map(({ title }) => title)))).toEqual([]);
  });

  it('has no duplicate questions', () => {
    expect(repeated(questionsOf(demoPack).map(({ question }) => question.stem))).toEqual([]);
  });

  it('has unique set keys within a sub-topic, so that its own sequence can link to any', () => {
    const keys = subtopics.map((subtopic) => subtopic.subsubtopics.flatMap((each) => Object.keys(each.sets)));
    expect(keys.flatMap(repeated)).toEqual([]);
  });

  it('has at least 3 math, 2 grammar and 2 reading topics with sequences, a SAT and an ACT', () => {
    const atLeast = { math: 3, grammar: 2, reading: 2 } satisfies Partial<Record<DemoTopic['kind'], number>>;
    for (const [kind, number] of Object.entries(atLeast)) {
      const shown = demoPack.topics.filter((topic) => topic.kind === kind && isPublished(topic));
      expect(shown.length, kind).toBeGreaterThanOrEqual(number);
      for (const topic of shown) expect(subtopicsOf(topic).filter(isPublished).length).toBeGreaterThanOrEqual(2);
    }
    expect(subtopics.filter((subtopic) => subtopic.subsubtopics.length === 0)).toEqual([]);
    expect([demoPack.sats.length, demoPack.acts.length]).toEqual([1, 1]);
  });

  it('has unpublished content at each level, to demonstrate publishing', () => {
    const unpublished = {
      topic: demoPack.topics.some((each) => !isPublished(each)),
      subtopic: subtopics.some((each) => !isPublished(each)),
      subsubtopic: subsubtopics.some((each) => !isPublished(each)),
      sequence: subsubtopics.some((each) => each.sequencePublished === false),
      set: sets.some(({ set }) => !isPublished(set)),
      question: sets.some(({ set }) => set.questions.some(({ hidden }) => hidden)),
    };
    expect(Object.entries(unpublished).filter(([, some]) => !some)).toEqual([]);
    expect(subtopics.some((each) => each.sequence)).toBe(true);
  });

  it('explains every question topic, and at least one per exam also for the mock test', () => {
    const bare = examQuestionsOf(demoPack).filter(({ question }) => !question.explained);
    expect(bare.map(({ at }) => at)).toEqual([]);
    for (const exam of [...demoPack.sats, ...demoPack.acts]) {
      const topics = Object.values(exam.sections).flat();
      expect(
        topics.some(({ explainedInMock }) => explainedInMock),
        exam.title,
      ).toBe(true);
    }
  });

  it('has titles for all numbers of math sections and 15 or more of the others, and no extra ones', () => {
    for (const exam of demoPack.sats) expectTitles(exam, examEditions['sat-paper'].sections);
    for (const exam of demoPack.acts) expectTitles(exam, examEditions['act-classic'].sections);
  });
});

function walkAll(sequence: DemoSequence, first: string) {
  const reached = new Set<string>();
  const loops: string[] = [];
  const follow = (key: string, path: readonly string[]) => {
    reached.add(key);
    if (path.includes(key)) loops.push([...path, key].join(' → '));
    else for (const next of nextKeys(sequence, key)) follow(next, [...path, key]);
  };
  follow(first, []);
  return { reached, loops };
}

function expectTitles<Section extends string>(
  { title, sections }: DemoExam<Section>,
  official: readonly { type: Section; questions: number }[],
) {
  for (const { type, questions } of official) {
    const titled = sections[type].length;
    expect(titled, `${title} ${type}`).toBeLessThanOrEqual(questions);
    expect(titled, `${title} ${type}`).toBeGreaterThanOrEqual(type.startsWith('Math') ? questions : 15);
  }
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}

function withoutCheck(question: DemoTestQuestion): object {
  return Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'check'));
}
