import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { createContext, use } from 'react';
import { createStore, useStore } from 'zustand';
import type { TextName } from './texts/text-kinds.ts';

export type CardState = 'open' | 'editing';

/** What is open on the desk. Apart from the list, so that a card among hundreds opens alone. */
export type DeskState = {
  cards: Readonly<Record<string, CardState>>;
  /** The text that is being written in an open card. */
  writing: Readonly<Record<string, TextName>>;
  /** Whose properties are shown: a question's id, or 'new'. */
  current: string | null;
  /** Open cards of which nothing is on the screen, where the properties stay on it beside them. */
  away: ReadonlySet<string>;
  /** Questions with something that is written and not saved. */
  drafts: ReadonlySet<string>;
  /** Where a new question is being written: behind this one, or before the first. */
  creating: { after: string | null } | null;
  /** The question that is seen as students see it. */
  previewing: string | null;
};

export type DeskStore = ReturnType<typeof createDeskStore>;

export function createDeskStore() {
  const store = createStore<DeskState>(() => ({
    cards: {},
    writing: {},
    current: null,
    away: new Set(),
    drafts: new Set(),
    creating: null,
    previewing: null,
  }));
  const without = <T>(all: Readonly<Record<string, T>>, id: string) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));
  return {
    ...store,
    show: (id: string, as: CardState = 'open') =>
      store.setState(({ cards }) => ({ cards: { ...cards, [id]: as }, current: id })),
    close: (id: string) =>
      store.setState(({ cards, writing, current }) => {
        const rest = without(cards, id);
        const next = current === id ? (Object.keys(rest).at(-1) ?? null) : current;
        return { cards: rest, writing: without(writing, id), current: next };
      }),
    write: (id: string, text: TextName | null) =>
      store.setState(({ writing }) => ({ writing: text ? { ...writing, [id]: text } : without(writing, id) })),
    /** Its properties are shown from now on. */
    turnTo: (id: string) => store.setState(({ current }) => (current === id ? {} : { current: id })),
    /** An open card is seen, or not any more: the properties stay with what is seen, unless they are being used. */
    see: (id: string, seen: boolean, inUse: boolean) =>
      store.setState(({ cards, away, current }) => {
        const gone = new Set(away);
        if (seen) gone.delete(id);
        else gone.add(id);
        const isAway = current !== null && gone.has(current) && !inUse;
        const next = isAway ? Object.keys(cards).find((one) => !gone.has(one)) : undefined;
        return { away: gone, current: next ?? current };
      }),
    preview: (previewing: string | null) => store.setState({ previewing }),
    create: (after: string | null) => store.setState({ creating: { after }, current: 'new' }),
    endCreating: () =>
      store.setState(({ cards, current }) => ({
        creating: null,
        current: current === 'new' ? (Object.keys(cards).at(-1) ?? null) : current,
      })),
  };
}

export type Desk = {
  place: QuestionPlace;
  store: DeskStore;
  questions: readonly Question[];
  /** The problem sets that questions of the place may lead to, in their order. */
  sets: readonly ProblemSet[];
};

export const DeskContext = createContext<Desk | null>(null);

/** The desk around an open part of it. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('a part of the desk stands outside of one');
  return desk;
}

export function useDeskState<T>(store: DeskStore, select: (state: DeskState) => T): T {
  return useStore(store, select);
}

/** The question's own form is open. */
export function useIsEditing({ store }: Desk, questionId: string): boolean {
  return useDeskState(store, ({ cards }) => cards[questionId] === 'editing');
}
