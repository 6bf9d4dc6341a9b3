import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamSection } from '@fourfold/core/exams/section';
import { longestTopic, readTopicColumn } from '@fourfold/core/exams/topic-column';
import { useState } from 'react';

/** A number of the sheet, with the title of its section. */
export type SheetNumber = { question: ExamQuestion; section: string };

/** The topics of all numbers of an exam while they are edited. */
export type TopicSheet = {
  numbers: readonly SheetNumber[];
  titleOf(question: ExamQuestion): string;
  type(question: ExamQuestion, title: string): void;
  /** Fills a column from the number at this index on. Returns a sentence: what was filled, or what is wrong with it. */
  fill(from: number, rows: readonly (readonly string[])[]): { isFilled: boolean; text: string };
  /** Numbers with another topic than before. */
  changed: { id: string; title: string }[];
  /** The first number that cannot be saved, with the reason. */
  refused: { number: SheetNumber; text: string } | undefined;
};

/** The sheet of an exam's numbers in the order of its sections. */
export function useTopicSheet(
  sections: readonly Pick<ExamSection, 'type' | 'title'>[],
  questions: readonly ExamQuestion[],
): TopicSheet {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const numbers = sections.flatMap(({ type, title }) =>
    questions.filter((question) => question.type === type).map((question) => ({ question, section: title })),
  );
  const titleOf = ({ id, topic }: ExamQuestion) => typed[id] ?? topic?.title ?? '';
  const changed = numbers.flatMap(({ question }) => {
    const title = titleOf(question).trim();
    return title === (question.topic?.title ?? '') ? [] : [{ id: question.id, title }];
  });
  const refused = numbers.find(({ question }) => problemOf(question, titleOf(question)));
  return {
    numbers,
    titleOf,
    type: ({ id }, title) => setTyped((all) => ({ ...all, [id]: title })),
    fill(from, rows) {
      const targets = numbers.slice(from);
      const read = readTopicColumn(
        rows,
        targets.map(({ question, section }) => ({ section, number: question.position + 1 })),
      );
      if ('problem' in read) return { isFilled: false, text: read.problem };
      const filled = targets.flatMap(({ question }, at) => {
        const topic = read.topics[at];
        return topic ? [[question.id, topic] as const] : [];
      });
      setTyped((all) => ({ ...all, ...Object.fromEntries(filled) }));
      const [count, nothing] = [filled.length, read.topics.length - filled.length];
      const left = nothing > 0 ? ` ${nothing} blank ${nothing === 1 ? 'row was' : 'rows were'} left out.` : '';
      return { isFilled: true, text: `${count} ${count === 1 ? 'topic' : 'topics'} filled in, not saved yet.${left}` };
    },
    changed,
    refused: refused && { number: refused, text: problemOf(refused.question, titleOf(refused.question)) ?? '' },
  };
}

/** Why a title cannot be saved; a number keeps its topic, because it is inactive without one (Q47). */
function problemOf({ topic }: ExamQuestion, title: string): string | undefined {
  if (topic && title.trim() === '') return 'A number keeps a topic: type another one';
  return title.trim().length > longestTopic ? `Topic has at most ${longestTopic} characters` : undefined;
}
