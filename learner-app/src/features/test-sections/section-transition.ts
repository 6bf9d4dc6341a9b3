import { nextSection } from '@fourfold/core/exams/part-state';
import { breakMinutes } from '@fourfold/core/test-entries/granted-time';
import { testAddress } from '../../exam-links/addresses.ts';
import type { TestRoute } from './test-route.ts';
import type { OpenSection } from './use-section.ts';

/** How a student came from one section of a test to the next; it is stored with the page's entry of the history. */
export type SectionTransition = {
  /** The factor of the time that the student chose. */
  extraTime: number;
  /** When the break ends, in milliseconds since 1970; null without one. */
  breakEnds: number | null;
};

/** Returns the transition in the state of a location; null for another state. */
export function transitionIn(state: unknown): SectionTransition | null {
  if (typeof state !== 'object' || state === null || !('breakEnds' in state) || !('extraTime' in state)) return null;
  const { extraTime, breakEnds } = state;
  if (typeof extraTime !== 'number' || (breakEnds !== null && typeof breakEnds !== 'number')) return null;
  return { extraTime, breakEnds };
}

/** Returns the page of what follows a submitted section in a test on screen; null if nothing follows. */
export function addressAfter(open: OpenSection, { variant, family, about }: TestRoute) {
  const { edition, progress, isOpen } = open;
  const next = nextSection(edition, about.section, progress.next_section ?? null);
  if (!next || !isOpen(next.section)) return null;
  const minutes = breakMinutes(next.breakMinutes, progress.granted_break ?? null, progress.extra_time);
  const breakEnds = minutes > 0 ? Date.now() + minutes * 60_000 : null;
  const transition: SectionTransition = { extraTime: progress.extra_time, breakEnds };
  return { to: testAddress({ family, exam: about.exam, variant, section: next.section }), transition };
}

/** Whether a section follows another one: a second module, or the next part of a test. */
export function isFollowing({ section }: TestRoute, transition: SectionTransition | null): boolean {
  return transition !== null || section.module?.number === 2;
}

/** The title of a section for its student, without the route of a second module. */
export function sectionName({ section }: TestRoute): string {
  return section.module ? section.testTitle.replace(/^\(|\)$/g, '') : section.title;
}
