import type { RichDocument } from '@fourfold/core/rich-text/document';
import { ballQuestion, passageDocument } from '../../rich-text/sample-documents.ts';
import { ballAnswers, ballExplanation, ballRightAnswer, paragraphs } from './fixtures.tsx';

/** A question of a problem set, with the texts around it. */
export type PracticeQuestion = {
  set: string;
  location: string;
  stem: RichDocument;
  passage?: RichDocument;
  calculator: boolean | null;
  answers: readonly { id: string; text: string; why?: string }[];
  right: string;
  explanation: RichDocument;
};

/** Of Math, with formulas. */
export const mathQuestion: PracticeQuestion = {
  set: 'Parabolas',
  location: 'Math, Parabolas and their vertex',
  stem: ballQuestion,
  calculator: false,
  answers: ballAnswers,
  right: ballRightAnswer,
  explanation: ballExplanation,
};

/** Of Grammar. */
export const grammarQuestion: PracticeQuestion = {
  set: 'Two sentences, one mark',
  location: 'Grammar, Run-ons and comma splices',
  stem: paragraphs(
    'The tide had turned before dawn, the boats were already far out.',
    'Which choice corrects the comma splice?',
  ),
  calculator: null,
  answers: [
    { id: 'a', text: 'before dawn, the boats', why: 'A comma alone cannot join two sentences.' },
    { id: 'b', text: 'before dawn; the boats' },
    { id: 'c', text: 'before dawn the boats', why: 'Now nothing separates the two sentences.' },
    { id: 'd', text: 'before dawn; and the boats', why: 'A semicolon is not followed by “and”.' },
  ],
  right: 'b',
  explanation: paragraphs('Both halves are sentences. A semicolon, or a full stop, separates them.'),
};

/** Of Reading, with a passage. */
export const readingQuestion: PracticeQuestion = {
  set: 'A second story: Nearly Right',
  location: 'Reading, A story: The Orchard',
  stem: paragraphs('What does the grandmother mean when she says that she does not know yet?'),
  passage: passageDocument,
  calculator: null,
  answers: [
    { id: 'a', text: 'She has forgotten what she wrote.', why: 'She has a notebook, and writes each morning.' },
    { id: 'b', text: 'She looks without deciding beforehand what matters.' },
    { id: 'c', text: 'She does not want to share what she found.', why: 'She answers the question openly.' },
    { id: 'd', text: 'She expects the narrator to find out.', why: 'Nothing in the passage is a task.' },
  ],
  right: 'b',
  explanation: paragraphs('The next clause says it: not knowing yet is the point of looking.'),
};
