import type { ChosenStart } from '@fourfold/core/client/outbox/new-test-action';
import { nextSection } from '@fourfold/core/exams/part-state';
import { breakMinutes } from '@fourfold/core/test-entries/granted-time';
import type { AttemptTime } from '@fourfold/core/test-entries/section-time';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';
import { testAddress } from '../../exam-links/addresses.ts';
import type { TestRoute } from './test-route.ts';
import type { OpenSection } from './use-section.ts';

/** How a student came from one section of a test to the next; it is stored with the page's entry of the history. */
export type SectionTransition = ChosenStart & {
  /** When the break ends, in milliseconds since 1970; null without one. */
  breakEnds: number | null;
};

/** Returns the transition in the state of a location; null for another state. */
export function transitionIn(state: unknown): SectionTransition | null {
  if (typeof state !== 'object' || state === null || !('breakEnds' in state) || !('extraTime' in state)) return null;
  const { extraTime, breakEnds } = state;
  // A page of before stored no mode.
  const practice = 'practice' in state && state.practice === true;
  if ((typeof extraTime !== 'number' && extraTime !== null) || (breakEnds !== null && typeof breakEnds !== 'number'))
    return null;
  return { extraTime, practice, breakEnds };
}

/** Returns the page of what follows a submitted section in a test on screen; null if nothing follows. */
export function addressAfter(open: OpenSection, { variant, family, about }: TestRoute) {
  const { edition, progress, isOpen } = open;
  const next = nextSection(edition, about.section, progress.next_section ?? null);
  if (!next || !isOpen(next.section)) return null;
  const minutes = breakMinutes(next.breakMinutes, progress.granted_break ?? null, progress.extra_time);
  const breakEnds = minutes > 0 ? Date.now() + minutes * 60_000 : null;
  const practice = progress.practice === true;
  // In practice mode the student chose the time granted, or another one.
  const isGranted = practice && (progress.granted_seconds ?? null) !== null;
  const transition: SectionTransition = { extraTime: isGranted ? null : progress.extra_time, practice, breakEnds };
  return { to: testAddress({ family, exam: about.exam, variant, section: next.section }), transition };
}

/** How a section begins that follows another one, and the time that it has then. */
export function startAfter(progress: SectionProgress, transition: SectionTransition | null) {
  // A stored reply of before has neither.
  const granted_seconds = progress.granted_seconds ?? null;
  const practice = progress.practice === true || transition?.practice === true;
  const extraTime = transition ? transition.extraTime : progress.extra_time;
  const isChosen = extraTime !== null && (granted_seconds === null || (practice && transition !== null));
  const time: AttemptTime = isChosen
    ? { extra_time: extraTime, granted_seconds: null }
    : { extra_time: 1, granted_seconds };
  return { start: { extraTime, practice }, time };
}

/** Whether a section follows another one: a second module, or the next part of a test. */
export function isFollowing({ section }: TestRoute, transition: SectionTransition | null): boolean {
  return transition !== null || section.module?.number === 2;
}

/** The title of a section for its student, without the route of a second module. */
export function sectionName({ section }: TestRoute): string {
  return section.module ? section.testTitle.replace(/^\(|\)$/g, '') : section.title;
}
