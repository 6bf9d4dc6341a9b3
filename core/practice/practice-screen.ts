import { isGivenTo, isNothing, isSameGiven, nothingGiven } from '../kinds/given.ts';
import { judgeWith, slipWith } from '../kinds/judge-with.ts';
import type { Verdict } from '../kinds/kind.ts';
import type { Given, Item, KindName, LoadedJudging } from '../kinds/registry.ts';

type Id = string;

/** The state of the screen of one question. `recordId` is created when the question is first shown. */
export type PracticeScreen =
  | (ScreenOf<'answering'> & { draft: Given; formatError: FormatError | null })
  | (ScreenOf<'checked'> & {
      given: Given;
      verdict: Verdict;
      /** Whole seconds in view before Check. */
      secondsBefore: number;
      viewedFull: boolean;
    });
type ScreenOf<State> = { kind: State; questionId: Id; recordId: Id; questionKind: KindName };

/** A format error that was shown. If the student checks the same again, it is recorded (Q112). */
type FormatError = { given: Given; message: string };

/** What can happen on the screen of a question. */
export type PracticeEvent =
  /** All that is given, after the change. */
  | { kind: 'given'; given: Given }
  /** While the part of `judging` for the question's kind is loading, an answer cannot be checked. */
  | { kind: 'check'; item: Item; seconds: number; judging: LoadedJudging }
  | { kind: 'viewed-full' };

/** Returns the state of a question that is shown for the first time. */
export function answering(questionId: Id, recordId: Id, questionKind: KindName): PracticeScreen {
  const draft = nothingGiven(questionKind);
  return { kind: 'answering', questionId, recordId, questionKind, draft, formatError: null };
}

/** Returns the next state, or the same state for an event that does not apply to it. */
export function stepScreen(screen: PracticeScreen, event: PracticeEvent): PracticeScreen {
  switch (event.kind) {
    case 'given':
      if (screen.kind !== 'answering' || !isGivenTo(screen.questionKind, event.given)) return screen;
      return { ...screen, draft: event.given, formatError: errorIfSame(screen.formatError, event.given) };
    case 'check':
      return canCheck(screen) ? check(screen, event) : screen;
    case 'viewed-full':
      return screen.kind === 'checked' ? { ...screen, viewedFull: true } : screen;
    default:
      return event satisfies never;
  }
}

/** Check is enabled once an answer is chosen or typed (PRC-009). */
export function canCheck(screen: PracticeScreen): screen is Extract<PracticeScreen, { kind: 'answering' }> {
  return screen.kind === 'answering' && !isNothing(screen.questionKind, screen.draft);
}

function check(
  screen: Extract<PracticeScreen, { kind: 'answering' }>,
  { item, seconds, judging }: Extract<PracticeEvent, { kind: 'check' }>,
): PracticeScreen {
  const { questionId, recordId, questionKind, draft, formatError } = screen;
  const verdict = judgeWith(judging, item, draft);
  if (!verdict) return screen;
  const message = errorIfSame(formatError, draft) ? null : slipWith(judging, item, draft);
  if (message !== null) return { ...screen, formatError: { given: draft, message } };
  return {
    kind: 'checked',
    questionId,
    recordId,
    questionKind,
    given: draft,
    verdict,
    secondsBefore: seconds,
    viewedFull: false,
  };
}

/** Keeps the format error while that which caused it is given. */
function errorIfSame(formatError: FormatError | null, given: Given): FormatError | null {
  return formatError && isSameGiven(formatError.given, given) ? formatError : null;
}
