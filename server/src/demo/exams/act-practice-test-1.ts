import type { ActSection, DemoExam } from '../format.ts';
import { englishNumbers } from './act-practice-test-1/english-numbers.ts';
import { fractionsAndDecimals } from './act-practice-test-1/fractions-and-decimals.ts';
import { mathematics } from './act-practice-test-1/mathematics/index.ts';
import { mathematicsNumbers2To30 } from './act-practice-test-1/mathematics-numbers-2-to-30.ts';
import { mathematicsNumbers31To60 } from './act-practice-test-1/mathematics-numbers-31-to-60.ts';
import { readingNumbers } from './act-practice-test-1/reading-numbers.ts';
import { scienceNumbers } from './act-practice-test-1/science-numbers.ts';
import { scoreTable } from './act-practice-test-1/score-table.ts';
import { drawnAnswers } from './drawn-answers.ts';

export const actPracticeTest1: DemoExam<ActSection> = {
  title: 'ACT Practice Test 1',
  score: scoreTable,
  bubbleAnswers: {
    English: drawnAnswers('act', 'English'),
    Reading: drawnAnswers('act', 'Reading'),
    Science: drawnAnswers('act', 'Science'),
  },
  sections: {
    English: englishNumbers,
    Mathematics: [fractionsAndDecimals, ...mathematicsNumbers2To30, ...mathematicsNumbers31To60],
    Reading: readingNumbers,
    Science: scienceNumbers,
  },
  tests: { Mathematics: mathematics },
};
