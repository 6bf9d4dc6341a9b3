import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { variants } from '@fourfold/core/exams/section';
import type {
  DemoChoice,
  DemoExam,
  DemoFormQuestion,
  DemoNext,
  DemoPack,
  DemoQuestion,
  DemoSequence,
  DemoSet,
  DemoSets,
  DemoSubsubtopic,
  DemoSubtopic,
  DemoTestQuestion,
  DemoTopic,
  Markup,
} from './format.ts';

/** `at` is the path of titles, for test names. `sets` are those that links of the sequence may use. */
export type LocatedSequence = { at: string; published: boolean; sequence: DemoSequence; sets: DemoSets };
export type LocatedSet = { at: string; set: DemoSet };
export type LocatedQuestion = { at: string; question: DemoQuestion };

/** Whether an item of the pack is published, which is the default. */
export function isPublished(item: { published?: boolean }): boolean {
  return item.published !== false;
}

export function subtopicsOf(topic: DemoTopic): readonly DemoSubtopic[] {
  return topic.kind === 'sat' ? [] : topic.subtopics;
}

export function subsubtopicsOf(topic: DemoTopic): readonly DemoSubsubtopic[] {
  return subtopicsOf(topic).flatMap((subtopic) => subtopic.subsubtopics);
}

/** Every question topic of the pack's exams. */
export function examQuestionsOf(pack: DemoPack) {
  return [...pack.sats, ...pack.acts].flatMap((exam) =>
    Object.entries(exam.sections).flatMap(([section, questions]) =>
      questions.map((question, i) => ({ at: `${exam.title} / ${section} ${i + 1}`, question })),
    ),
  );
}

/** Every variant of every test section of the pack. */
export function testsOf(pack: DemoPack) {
  const exams = [
    ...pack.sats.map((exam) => ({ family: 'sat' as const, exam: exam as DemoExam<string> })),
    ...pack.acts.map((exam) => ({ family: 'act' as const, exam: exam as DemoExam<string> })),
  ];
  return exams.flatMap(({ family, exam }) =>
    Object.entries(exam.tests ?? {}).flatMap(([section, test]) =>
      test ? variants.map((variant) => ({ family, exam, section, variant, questions: test[variant] })) : [],
    ),
  );
}

/** Every sequence of the pack. */
export function sequencesOf(pack: DemoPack): readonly LocatedSequence[] {
  const sequences: LocatedSequence[] = [];
  for (const topic of pack.topics) {
    for (const { sequence, subsubtopics, ...subtopic } of subtopicsOf(topic)) {
      const at = `${topic.title} / ${subtopic.title}`;
      const published = isPublished(topic) && isPublished(subtopic);
      const usableSets: DemoSets = Object.assign({}, ...subsubtopics.map((each) => each.sets));
      if (sequence) sequences.push({ at, published, sequence, sets: usableSets });
      for (const each of subsubtopics) {
        const isOpen = published && isPublished(each) && each.sequencePublished !== false;
        sequences.push({ at: `${at} / ${each.title}`, published: isOpen, sequence: each.sequence, sets: each.sets });
      }
    }
  }
  for (const { at, question } of examQuestionsOf(pack)) {
    const { sequence, sets = {} } = question;
    if (sequence) sequences.push({ at, published: isPublished(question), sequence, sets });
  }
  return sequences;
}

/** Every problem set of the pack. */
export function setsOf(pack: DemoPack): readonly LocatedSet[] {
  const parents = [
    ...pack.topics.flatMap((topic) => (topic.kind === 'sat' ? [{ at: topic.title, sets: topic.sets }] : [])),
    ...pack.topics.flatMap((topic) =>
      subsubtopicsOf(topic).map(({ title, sets }) => ({ at: `${topic.title} / ${title}`, sets })),
    ),
    ...examQuestionsOf(pack).map(({ at, question }) => ({ at, sets: question.sets ?? {} })),
  ];
  return parents.flatMap(({ at, sets }) => Object.values(sets).map((set) => ({ at: `${at} / ${set.title}`, set })));
}

/** Every question of the pack's sequences and sets. */
export function questionsOf(pack: DemoPack): readonly LocatedQuestion[] {
  return [
    ...sequencesOf(pack).flatMap(({ at, sequence }) =>
      Object.entries(sequence).map(([key, question]) => ({ at: `${at} / ${key}`, question })),
    ),
    ...setsOf(pack).flatMap(({ at, set }) =>
      set.questions.map((question, i) => ({ at: `${at} / ${i + 1}`, question })),
    ),
  ];
}

export type LocatedTestQuestion = {
  at: string;
  family: 'sat' | 'act';
  section: string;
  variant: 'mock' | 'real';
  /** 1-based, as displayed. */
  number: number;
  /** How many choices a question of the section has, unless its answer is typed. */
  choices: 4 | 5;
  question: DemoTestQuestion & Partial<DemoFormQuestion>;
};

/** Every question of the pack's tests, of those on screen too. */
export function testQuestionsOf(pack: DemoPack): readonly LocatedTestQuestion[] {
  const forms = pack.forms.flatMap(({ title, edition, modules }) =>
    Object.entries(modules).map(([section, questions]) => {
      const { family }: ExamEdition = examEditions[edition];
      return { family, exam: { title }, section, variant: 'mock' as const, questions, choices: 4 as const };
    }),
  );
  const onPaper = testsOf(pack).map((test) => ({
    ...test,
    choices: test.family === 'sat' ? (4 as const) : (5 as const),
  }));
  return [...onPaper, ...forms].flatMap(({ family, exam, section, variant, choices, questions }) =>
    questions.map((question, i) => ({
      at: `${exam.title} / ${section}, ${variant} ${i + 1}`,
      ...{ family, section, variant, number: i + 1, choices, question },
    })),
  );
}

/** The choices of a question; empty for a typed one. */
export function choicesOf(question: DemoQuestion): readonly DemoChoice[] {
  return 'choices' in question ? question.choices : [];
}

export function choiceText(choice: DemoChoice): Markup {
  return 'right' in choice ? choice.right : choice.wrong;
}

/** Every text of a question that is written in the light markup. */
export function textsOf(question: DemoQuestion): readonly Markup[] {
  const { stem, explain, help, helpExplain } = question;
  const choices = choicesOf(question).flatMap((choice) => [choiceText(choice), choice.why]);
  return [stem, explain, help, helpExplain, ...choices].filter((text) => text !== undefined);
}

/** The keys of the questions that can follow a question, directly or after a set. */
export function nextKeys(sequence: DemoSequence, key: string): readonly string[] {
  const question = sequence[key];
  if (!question) return [];
  return [question.onRight, question.onWrong].flatMap(questionAfter);
}

function questionAfter(next: DemoNext): readonly string[] {
  if (next === 'end') return [];
  if ('to' in next) return [next.to];
  return next.then === undefined ? [] : [next.then];
}

/** The keys of the sets that a sequence links to. */
export function setKeysOf(sequence: DemoSequence): readonly string[] {
  const links = Object.values(sequence).flatMap(({ onRight, onWrong }) => [onRight, onWrong]);
  return links.flatMap((next) => (next !== 'end' && 'set' in next ? [next.set] : []));
}
