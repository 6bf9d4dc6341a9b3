import { type KeyAnswer, keyOf } from '../answers/question-key.ts';
import { judge } from '../answers/typed/judge.ts';
import type { GivenEntry } from './test-entry.ts';

/** A question that counts: not deleted and not hidden when the section is submitted. */
export type CountedQuestion = { id: string; title: string; answers: readonly KeyAnswer[] };

/** The fields that submission adds to an entry, and the title of its question at that time. */
export type JudgedEntry = {
  isCorrect: boolean;
  correctAnswerIds: readonly string[];
  freeResponseCorrectAnswer: string;
  isFreeResponse: boolean;
  title: string;
};

/** A submitted section. Unanswered questions are wrong; deleted ones do not count (Q106). */
export type JudgedSection = {
  /** Number of right answers (Q57). */
  correct: number;
  questions: number;
  /** By question id; null if the question was deleted. */
  judged: ReadonlyMap<string, JudgedEntry | null>;
};

/** Judges a section's entries. `questions` in the result is the number of all questions that count. */
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
      correctAnswerIds: key.correctIds.slice(0, maxAnswers),
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
    freeResponseCorrectAnswer: accepted.slice(0, maxAnswerLength),
    isFreeResponse: true,
    title,
  };
}

/** The limits of an entry on the wire. */
const maxAnswers = 20;
const maxAnswerLength = 1_000;
