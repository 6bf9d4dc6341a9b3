import { actPracticeTest1 } from './exams/act-practice-test-1.ts';
import { satPracticeTest1 } from './exams/sat-practice-test-1.ts';
import { satWarmUp } from './exams/sat-warm-up.ts';
import type { DemoPack } from './format.ts';
import { agreementAndStyle } from './grammar/agreement-and-style.ts';
import { sentencesAndPunctuation } from './grammar/sentences-and-punctuation.ts';
import { linearEquations } from './math/linear-equations.ts';
import { quadratics } from './math/quadratics.ts';
import { ratiosAndData } from './math/ratios-and-data.ts';
import { rightTriangles } from './math/right-triangles.ts';
import { scienceAndSociety } from './reading/science-and-society.ts';
import { storiesAndSpeeches } from './reading/stories-and-speeches.ts';

/** The demo content that `npm start` seeds into an empty bundled database. */
export const demoPack: DemoPack = {
  topics: [
    linearEquations,
    ratiosAndData,
    quadratics,
    rightTriangles,
    sentencesAndPunctuation,
    agreementAndStyle,
    storiesAndSpeeches,
    scienceAndSociety,
    satWarmUp,
  ],
  sats: [satPracticeTest1],
  acts: [actPracticeTest1],
};
