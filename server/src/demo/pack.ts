import type { DemoPack } from './format.ts';
import { linearEquations } from './math/linear-equations.ts';
import { ratiosAndData } from './math/ratios-and-data.ts';

/** What `npm start` puts into an empty bundled database. */
export const demoPack: DemoPack = {
  topics: [linearEquations, ratiosAndData],
  sats: [],
  acts: [],
};
