import type { DemoPack } from './format.ts';
import { agreementAndStyle } from './grammar/agreement-and-style.ts';
import { sentencesAndPunctuation } from './grammar/sentences-and-punctuation.ts';
import { linearEquations } from './math/linear-equations.ts';
import { quadratics } from './math/quadratics.ts';
import { ratiosAndData } from './math/ratios-and-data.ts';
import { rightTriangles } from './math/right-triangles.ts';

/** What `npm start` puts into an empty bundled database. */
export const demoPack: DemoPack = {
  topics: [
    linearEquations,
    ratiosAndData,
    quadratics,
    rightTriangles,
    sentencesAndPunctuation,
    agreementAndStyle,
  ],
  sats: [],
  acts: [],
};
