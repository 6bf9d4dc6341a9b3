import { actEnhancedForm1 } from './exams/act-enhanced-form-1.ts';
import { actPracticeTest1 } from './exams/act-practice-test-1.ts';
import { satDigitalForm1 } from './exams/sat-digital-form-1.ts';
import { satPracticeTest1 } from './exams/sat-practice-test-1.ts';
import { satWarmUp } from './exams/sat-warm-up.ts';
import type { DemoPack } from './format.ts';
import { agreementAndStyle } from './grammar/agreement-and-style.ts';
import { purposeAndEvidence } from './grammar/purpose-and-evidence.ts';
import { sentencesAndPunctuation } from './grammar/sentences-and-punctuation.ts';
import { dataAndClaims } from './math/data-and-claims.ts';
import { functionsOfGrowthAndAngle } from './math/functions-of-growth-and-angle.ts';
import { geometry } from './math/geometry.ts';
import { linearEquations } from './math/linear-equations.ts';
import { linesAndInequalities } from './math/lines-and-inequalities.ts';
import { numbersAndSequences } from './math/numbers-and-sequences.ts';
import { quadratics } from './math/quadratics.ts';
import { ratiosAndData } from './math/ratios-and-data.ts';
import { rightTriangles } from './math/right-triangles.ts';
import { dataAndExperiments } from './reading/data-and-experiments.ts';
import { scienceAndSociety } from './reading/science-and-society.ts';
import { storiesAndSpeeches } from './reading/stories-and-speeches.ts';
import { wholePassages } from './reading/whole-passages.ts';
import { wordsAndPairsOfTexts } from './reading/words-and-pairs-of-texts.ts';

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
    linesAndInequalities,
    dataAndClaims,
    geometry,
    numbersAndSequences,
    functionsOfGrowthAndAngle,
    purposeAndEvidence,
    wordsAndPairsOfTexts,
    wholePassages,
    dataAndExperiments,
    satWarmUp,
  ],
  sats: [satPracticeTest1],
  acts: [actPracticeTest1],
  forms: [satDigitalForm1, actEnhancedForm1],
};
