import type { DemoExam, SatSection } from '../format.ts';
import { drawnAnswers } from './drawn-answers.ts';
import { commaSplices } from './sat-practice-test-1/comma-splices.ts';
import { doublingAndHalving } from './sat-practice-test-1/doubling-and-halving.ts';
import { mathCalc } from './sat-practice-test-1/math-calc/index.ts';
import { mathCalcNumbers } from './sat-practice-test-1/math-calc-numbers.ts';
import { mathNoCalc } from './sat-practice-test-1/math-no-calc/index.ts';
import { mathNoCalcNumbers } from './sat-practice-test-1/math-no-calc-numbers.ts';
import { readingAnEquation } from './sat-practice-test-1/reading-an-equation.ts';
import { readingNumbers } from './sat-practice-test-1/reading-numbers.ts';
import { scoreTable } from './sat-practice-test-1/score-table.ts';
import { writingNumbers } from './sat-practice-test-1/writing-numbers.ts';

export const satPracticeTest1: DemoExam<SatSection> = {
  title: 'SAT Practice Test 1',
  score: scoreTable,
  bubbleAnswers: { Reading: drawnAnswers('sat', 'Reading'), Writing: drawnAnswers('sat', 'Writing') },
  sections: {
    Reading: readingNumbers,
    Writing: [commaSplices, ...writingNumbers],
    MathNoCalc: [readingAnEquation, ...mathNoCalcNumbers],
    MathCalc: [doublingAndHalving, ...mathCalcNumbers],
  },
  tests: { MathNoCalc: mathNoCalc, MathCalc: mathCalc },
};
