import * as z from 'zod';
import { limits } from '../rich-text/limits.ts';
import { type Area, listOf, loggedIn } from './call.ts';

/** Maximum number of formulas of one call. */
export const maxSpoken = 50;

/** The `formulaKey` of a formula: LaTeX after $ or $$. */
const Formula = z.string().max(limits.formula + 2);

export const spokenCalls = {
  'POST /spoken_formulas': {
    summary: 'The speech of formulas, for students who have them read. A formula without speech is not in the reply.',
    who: loggedIn,
    sealed: 'formulas',
    reads: true,
    bodyLimit: 500_000,
    body: z.object({ formulas: z.array(Formula).min(1).max(maxSpoken) }),
    reply: listOf(z.object({ formula: Formula, speech: z.string() })),
  },
} as const satisfies Area;
