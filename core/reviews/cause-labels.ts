import type { MistakeCause } from './causes.ts';

/** How every page names a cause. */
export const causeLabels: Readonly<Record<MistakeCause, string>> = {
  'did not know': 'Did not know',
  slip: 'Slip',
  'ran out of time': 'Ran out of time',
  'wrong approach': 'Wrong approach',
};
