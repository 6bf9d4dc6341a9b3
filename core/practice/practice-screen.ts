import { type GivenAnswer, judgeChoice, type QuestionKey, type Verdict } from '../answers/question-key.ts';
import type { TypedJudging } from '../answers/typed/judge.ts';

type Id = string;

/** The state of the screen of one question. `recordId` is created when the question is first shown. */
export type PracticeScreen =
  | { kind: 'answering'; questionId: Id; recordId: Id; draft: GivenAnswer; formatError: FormatError | null }
  | {
      kind: 'checked';
      questionId: Id;
      recordId: Id;
      given: GivenAnswer;
      verdict: Verdict;
      /** Whole seconds in view before Check. */
      secondsBefore: number;
      viewedFull: boolean;
    };

/** A format error that was shown. If the student checks the same text again, it is recorded (Q112). */
type FormatError = { text: string; message: string };

/** What can happen on the screen of a question. */
export type PracticeEvent =
  /** All chosen ids, after the change. */
  | { kind: 'chosen'; answerIds: readonly Id[] }
  | { kind: 'typed'; text: string }
  /** `typed` judges typed answers; null while its code is loading, when they cannot be checked. */
  | { kind: 'check'; key: QuestionKey; seconds: number; typed: TypedJudging | null }
  | { kind: 'viewed-full' };

/** Returns the state of a question that is shown for the first time. */
export function answering(questionId: Id, recordId: Id, key: QuestionKey): PracticeScreen {
  const draft: GivenAnswer = key.kind === 'choice' ? { kind: 'choice', answerIds: [] } : { kind: 'typed', text: '' };
  return { kind: 'answering', questionId, recordId, draft, formatError: null };
}

/** Returns the next state, or the same state for an event that does not apply to it. */
export function stepScreen(screen: PracticeScreen, event: PracticeEvent): PracticeScreen {
  switch (event.kind) {
    case 'chosen':
      if (screen.kind !== 'answering' || screen.draft.kind !== 'choice') return screen;
      return { ...screen, draft: { kind: 'choice', answerIds: event.answerIds } };
    case 'typed':
      if (screen.kind !== 'answering' || screen.draft.kind !== 'typed') return screen;
      return {
        ...screen,
        draft: { kind: 'typed', text: event.text },
        formatError: errorIfSameText(screen.formatError, event.text),
      };
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
  if (screen.kind !== 'answering') return false;
  const { draft } = screen;
  return draft.kind === 'choice' ? draft.answerIds.length > 0 : draft.text.trim() !== '';
}

function check(
  screen: Extract<PracticeScreen, { kind: 'answering' }>,
  { key, seconds, typed }: Extract<PracticeEvent, { kind: 'check' }>,
): PracticeScreen {
  const { questionId, recordId, draft, formatError } = screen;
  const judged = (verdict: Verdict): PracticeScreen => ({
    kind: 'checked',
    questionId,
    recordId,
    given: draft,
    verdict,
    secondsBefore: seconds,
    viewedFull: false,
  });
  if (draft.kind === 'choice') return judged(judgeChoice(key, draft));
  if (!typed) return screen;
  const message = formatError?.text === draft.text ? null : typed.formatSlip(key, draft.text);
  return message === null ? judged(typed.judge(key, draft)) : { ...screen, formatError: { text: draft.text, message } };
}

/** Keeps the format error while the text is the one that caused it. */
function errorIfSameText(formatError: FormatError | null, text: string): FormatError | null {
  return formatError?.text === text ? formatError : null;
}
