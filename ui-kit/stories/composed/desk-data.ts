import type { Rank } from '@fourfold/core/ranks/ranks';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { ballQuestion } from '../../rich-text/sample-documents.ts';
import { ballAnswers, ballRightAnswer, paragraphs } from './fixtures.tsx';

type DeskAnswer = { id: string; text: string; why?: string };
/** A question as the studio lists it; `text` is its line while it is closed. */
export type DeskQuestion = {
  id: string;
  text: string;
  document: RichDocument;
  rank: Rank;
  answers: readonly DeskAnswer[];
  right: string;
  hasDraft?: true;
};

function question(id: string, rank: Rank, text: string, answers: readonly DeskAnswer[], right: string): DeskQuestion {
  return { id, text, document: paragraphs(text), rank, answers, right };
}

const choices = (...texts: readonly string[]): DeskAnswer[] => texts.map((text) => ({ id: text, text }));

/** The questions of the sub-sub-topic Parabolas and their vertex. */
export const deskQuestions: readonly DeskQuestion[] = [
  question(
    '1',
    0,
    'Which statement about the graph of y = −2x² + 3 is true?',
    choices('It opens upward.', 'It opens downward.'),
    'It opens downward.',
  ),
  {
    id: '2',
    text: 'A student throws a ball upward from a platform.',
    document: ballQuestion,
    rank: 2,
    answers: ballAnswers,
    right: ballRightAnswer,
  },
  question('3', 1, 'At what value of y does the graph cross the y-axis?', choices('−10', '−3', '2', '5'), '−10'),
  {
    ...question(
      '4',
      2,
      'What is the vertex of y = x² + 6x + 5?',
      choices('(−3, −4)', '(3, 32)', '(−6, 5)'),
      '(−3, −4)',
    ),
    hasDraft: true,
  },
  question('5', 3, 'At how many points do y = x² + 1 and y = 2x meet?', choices('0', '1', '2', '3'), '1'),
];
