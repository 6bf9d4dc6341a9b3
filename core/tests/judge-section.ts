import { type KeyAnswer, keyOf } from '../answers/question.ts';
import { judge } from '../answers/typed/judge.ts';
import type { GivenEntry } from './entry.ts';

/** A question that counts: it lives and is shown when the section is submitted. */
export type CountedQuestion = { id: string; title: string; answers: readonly KeyAnswer[] };

/** What submission fills into an entry, and the title of its question as it stood. */
export type JudgedEntry = {
  isCorrect: boolean;
  correctAnswerIds: readonly string[];
  freeResponseCorrectAnswer: string;
  isFreeResponse: boolean;
  title: string;
};

/** A section as it is submitted: what is not answered is wrong, what was taken out counts neither way (Q106). */
export type JudgedSection = {
  /** Number right (Q57), of how many. */
  correct: number;
  questions: number;
  /** By the entry's question; null where that is gone. */
  judged: ReadonlyMap<string, JudgedEntry | null>;
};

/**
 * Judges a section's entries and counts the right ones, of all questions that count whether or not they were answered.
 */
export function judgeSection(questions: readonly CountedQuestion[], entries: readonly GivenEntry[]): JudgedSection {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const judged = new Map<string, JudgedEntry | null>();
  for (const entry of entries) {
    const question = byId.get(entry.questionId);
    judged.set(entry.questionId, question ? judgeEntry(question, entry) : null);
  }
  const correct = [...judged.values()].filter((verdict) => verdict?.isCorrect).length;
  return { correct, questions: byId.size, judged };
}

function judgeEntry({ title, answers }: CountedQuestion, entry: GivenEntry): JudgedEntry {
  const key = keyOf(answers);
  if (key.kind === 'choice') {
    const { right } = judge(key, { kind: 'choice', answerIds: entry.givenAnswerIds });
    return {
      isCorrect: right,
      correctAnswerIds: key.correctIds.slice(0, mostAnswers),
      freeResponseCorrectAnswer: '',
      isFreeResponse: false,
      title,
    };
  }
  const { right, matched } = judge(key, { kind: 'typed', text: entry.freeResponseGivenAnswer });
  const accepted = matched ?? key.entries[0]?.text ?? '';
  return {
    isCorrect: right,
    correctAnswerIds: [],
    freeResponseCorrectAnswer: accepted.slice(0, longestAnswer),
    isFreeResponse: true,
    title,
  };
}

/** As an entry may have them on the wire. */
const mostAnswers = 20;
const longestAnswer = 1_000;
