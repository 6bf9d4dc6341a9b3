import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { create } from 'zustand';

/** A question as it was when it was shown, and what has become of it. */
export type Shown<Screen = PracticeScreen> = { question: Question; screen: Screen };
/** `after`: how many events of its place the answer was given on. */
export type Answered = Shown<Extract<PracticeScreen, { at: 'checked' }>> & { after: number };

/** What was answered since the page was loaded, in order, by the place it was answered in; to be looked at again. */
const trails = create<Readonly<Record<string, readonly Answered[]>>>()(() => ({}));
const none: readonly Answered[] = [];

export function useTrail(place: string): readonly Answered[] {
  return trails((all) => all[place] ?? none);
}

export function addToTrail(place: string, answered: Answered): void {
  trails.setState((all) => ({ [place]: [...(all[place] ?? none), answered] }));
}

/** What was answered before a reset, the `seq`-th event of its place, is not looked at again. */
export function forgetTrail(place: string, seq: number): void {
  const kept = (trails.getState()[place] ?? none).filter(({ after }) => after >= seq);
  trails.setState({ [place]: kept });
  counted.set(place, Math.min(counted.get(place) ?? 0, kept.length));
}

/** How many answers of a place an end has counted already. */
const counted = new Map<string, number>();

/** What was answered in a place since its last end in this visit; asked for at each end. */
export function takeTrail(place: string): readonly Answered[] {
  const all = trails.getState()[place] ?? none;
  const since = all.slice(counted.get(place) ?? 0);
  counted.set(place, all.length);
  return since;
}

/** The question that was left before it was checked, by the place; one who comes back finds the draft. */
const left = new Map<string, Shown>();

export function keepDraft(place: string, shown: Shown): void {
  left.set(place, shown);
}

export function draftOf(place: string, question: Question): Shown | undefined {
  const shown = left.get(place);
  return shown?.screen.at === 'answering' && shown.question === question ? shown : undefined;
}
