import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { createContext, use } from 'react';
import { createStore, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CaretRequest } from '../../../editor/caret-request.ts';
import type { OutcomeStep } from './links/outcome-steps.ts';
import type { TextName } from './texts/text-fields.ts';

type CardState = 'open' | 'editing';

/** A text of a question's form: its stem, an answer or its explanation, a new answer, or one of the other texts. */
export type FormField = 'question' | 'new-answer' | TextName | `answer:${string}` | `why:${string}`;
/** What a link starts from: an outcome, or an answer of the open form of its question. */
export type LinkSource = ({ at: 'outcome' } & OutcomeStep) | { at: 'answer'; questionId: string; answerId: string };

/** Where the form of a question was opened: its field, and the position of the caret in it. */
export type FormTarget = { field: FormField; caret: CaretRequest };

/**
 * What is open on the desk. It is a store apart from the list, so that opening one of hundreds of
 * cards renders only that card.
 */
export type DeskState = {
  cards: Readonly<Record<string, CardState>>;
  /** Where the form of each edited card was opened last. */
  targets: Readonly<Record<string, FormTarget>>;
  /** The question whose properties are shown: its id, or 'new'. */
  current: string | null;
  /** Open cards that are scrolled out of view, in a layout where the properties stay beside the cards. */
  offscreen: ReadonlySet<string>;
  /** Those of them that are more than a window's height away. */
  far: ReadonlySet<string>;
  /** Questions with an unsaved draft. */
  drafts: ReadonlySet<string>;
  /** The names of other authors who are writing in a question, by its id. */
  writers: Readonly<Record<string, readonly string[]>>;
  /** The position of the new question form: after this question, or before the first. */
  creating: { after: string | null; linkFrom: LinkSource | null } | null;
  /** What the link palette is open for; `failure`: the message of an earlier attempt. */
  linking: (LinkSource & { failure?: string | undefined }) | null;
  /** Ids of the targets that were linked last, the newest first. */
  lastTargets: readonly string[];
  /** The question in the student preview. */
  previewing: string | null;
  /** The question whose versions are shown. */
  versionsOf: string | null;
};

export type DeskStore = ReturnType<typeof createDeskStore>;

export function createDeskStore() {
  const store = createStore<DeskState>(() => ({
    cards: {},
    targets: {},
    current: null,
    offscreen: new Set(),
    far: new Set(),
    drafts: new Set(),
    writers: {},
    creating: null,
    linking: null,
    lastTargets: [],
    previewing: null,
    versionsOf: null,
  }));
  const withoutKey = <T>(all: Readonly<Record<string, T>>, id: string) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));
  return {
    ...store,
    /** Opens a card to read. */
    show: (id: string) =>
      store.setState(({ cards, targets }) => ({
        cards: { ...cards, [id]: 'open' },
        targets: withoutKey(targets, id),
        current: id,
      })),
    close: (id: string) =>
      store.setState(({ cards, targets, current }) => {
        const rest = withoutKey(cards, id);
        const next = current === id ? (Object.keys(rest).at(-1) ?? null) : current;
        return { cards: rest, targets: withoutKey(targets, id), current: next };
      }),
    /** Opens the form of a question, with the caret in one of its fields; with null the focus stays. */
    edit: (id: string, field: FormField | null = 'question', caret: CaretRequest = { offset: 'end' }) =>
      store.setState(({ cards, targets }) => ({
        cards: { ...cards, [id]: 'editing' },
        targets: field === null ? withoutKey(targets, id) : { ...targets, [id]: { field, caret: { ...caret } } },
        current: id,
      })),
    /** Shows the properties of this question. */
    setCurrent: (id: string) => store.setState((state) => (state.current === id ? state : { current: id })),
    /**
     * Notes that an open card scrolled in or out of view. The properties switch to a visible card,
     * unless they are in use.
     */
    setVisibility: (id: string, isVisible: boolean, isInUse: boolean) =>
      store.setState((state) => {
        const { cards, offscreen, current } = state;
        if (offscreen.has(id) === !isVisible) return state;
        const gone = withMember(offscreen, id, !isVisible);
        const isAway = current !== null && gone.has(current) && !isInUse;
        const next = isAway ? Object.keys(cards).find((one) => !gone.has(one)) : undefined;
        return { offscreen: gone, current: next ?? current };
      }),
    /** Notes whether an open card is more than a window's height away: its properties are then not shown. */
    setFar: (id: string, isFar: boolean) =>
      store.setState((state) => (state.far.has(id) === isFar ? state : { far: withMember(state.far, id, isFar) })),
    preview: (previewing: string | null) => store.setState({ previewing }),
    showVersions: (versionsOf: string | null) => store.setState({ versionsOf }),
    link: (linking: DeskState['linking']) => store.setState({ linking }),
    noteTarget: (id: string) =>
      store.setState(({ lastTargets }) => ({ lastTargets: [id, ...lastTargets.filter((one) => one !== id)] })),
    /** Opens the form of a new question, which is linked from `linkFrom` once it exists. */
    create: (after: string | null, linkFrom: LinkSource | null = null) =>
      store.setState({ creating: { after, linkFrom }, current: 'new' }),
    endCreating: () =>
      store.setState(({ cards, current }) => ({
        creating: null,
        current: current === 'new' ? (Object.keys(cards).at(-1) ?? null) : current,
      })),
  };
}

/** The set with this member, or without it. */
function withMember(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const members = new Set(all);
  if (isIn) members.add(id);
  else members.delete(id);
  return members;
}

export type Desk = {
  questionLocation: QuestionLocation;
  store: DeskStore;
  questions: readonly Question[];
  /** The problem sets of the location, in order; its questions may link to them. */
  sets: readonly ProblemSet[];
};

export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk; throws outside of a DeskContext. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk must be used within a DeskContext');
  return desk;
}

export function useDeskState<T>(store: DeskStore, select: (state: DeskState) => T): T {
  return useStore(store, select);
}

/** What the row of a card shows of the desk, read at once: hundreds of cards read it at each change. */
export function useCardState(store: DeskStore, id: string) {
  return useStore(
    store,
    useShallow(({ cards, current, drafts, writers }) => ({
      state: cards[id],
      isCurrent: current === id,
      hasDraft: drafts.has(id),
      writers: writers[id],
    })),
  );
}

/** Whether the question's form is open. */
export function useIsEditing({ store }: Desk, questionId: string): boolean {
  return useDeskState(store, ({ cards }) => cards[questionId] === 'editing');
}

/** The request for the caret in this field of the question's form, if it was the last one. */
export function useCaretRequest(questionId: string, field: FormField): CaretRequest | undefined {
  return useDeskState(useDesk().store, ({ targets }) => {
    const target = targets[questionId];
    return target?.field === field ? target.caret : undefined;
  });
}
