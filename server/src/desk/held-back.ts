import { overCap } from '@fourfold/core/authoring/sections';

/** Why something in the bin cannot come back yet, in the words of the list and of the refusal. */
export const noPlaceLives = 'Every place of this problem set is in the recycle bin: restore one of them first';

/** `name` as a refusal has it: `Sub-topic`, `SAT`. A number of an exam goes and comes with that alone. */
export function placeInBin(name: string): string {
  return `The ${spoken(name.replace(/ question$/, ''))} that it belongs to is in the recycle bin: restore that first`;
}

/** `Sub-topic` within a sentence; `SAT` stays. */
export function spoken(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

export type TestSection = { kind: 'sat_test' | 'act_test'; exam: string; section: string; is_real: boolean | null };

/** That a test section has no room for one more; null where it has. */
export function sectionFull({ kind, exam, section, is_real }: TestSection, present: number): string | null {
  const place = { section: tests[kind][is_real ? 'real' : 'mock'], id: exam, type: section };
  return overCap(place, { present, more: 1 });
}

const tests = {
  sat_test: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
  act_test: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
} as const;
