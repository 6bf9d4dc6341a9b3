import { overCapMessage } from '@fourfold/core/authoring/question-sections';

/** Reasons why a record cannot be restored yet; the list of the bin and the refusal use the same text. */
export const noLivingParent = 'Every place of this problem set is in the recycle bin: restore one of them first';

/**
 * `name` is the parent's name: `Sub-topic`, `SAT`. For an exam question it names the exam, because
 * an exam question is deleted and restored only with its exam.
 */
export function parentInBin(name: string): string {
  return `The ${nameInSentence(name.replace(/ question$/, ''))} that it belongs to is in the recycle bin: restore that first`;
}

/** Returns a record name for use inside a sentence: `sub-topic`, but `SAT`. */
export function nameInSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}

/** The section of one variant of an exam's test. */
export type TestSection = { kind: 'sat_test' | 'act_test'; exam: string; section: string; is_real: boolean | null };

/** The reason if a test section is full; null if there is room for one more question. */
export function sectionFullReason({ kind, exam, section, is_real }: TestSection, present: number): string | null {
  const location = { section: testSectionNames[kind][is_real ? 'real' : 'mock'], id: exam, type: section };
  return overCapMessage(location, { current: present, more: 1 });
}

const testSectionNames = {
  sat_test: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
  act_test: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
} as const;
