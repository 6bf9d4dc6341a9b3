import { judgeChoice } from '../answers/judge-choice.ts';
import type { Given, Key, Verdict } from '../answers/question.ts';
import type { TypedJudging } from '../answers/typed/judge.ts';

type Id = string;

/** What one question's screen is in the middle of. The record's id is made when the question is first shown. */
export type PracticeScreen =
  | { at: 'answering'; questionId: Id; recordId: Id; draft: Given; slip: Slip | null }
  | {
      at: 'checked';
      questionId: Id;
      recordId: Id;
      given: Given;
      verdict: Verdict;
      /** Whole seconds of looking at it before Check. */
      secondsBefore: number;
      viewedFull: boolean;
    };

/** A slip of form that was told: the same text again is taken at its word (Q112). */
type Slip = { text: string; message: string };

export type PracticeEvent =
  /** The ids that are chosen from now on. */
  | { kind: 'chosen'; answerIds: readonly Id[] }
  | { kind: 'typed'; text: string }
  /** `typed` judges what is typed; without it a typed answer is not checked yet. */
  | { kind: 'check'; key: Key; seconds: number; typed: TypedJudging | null }
  | { kind: 'viewed-full' };

/** A question as it is first shown. */
export function answering(questionId: Id, recordId: Id, key: Key): PracticeScreen {
  const draft: Given = key.kind === 'choice' ? { kind: 'choice', answerIds: [] } : { kind: 'typed', text: '' };
  return { at: 'answering', questionId, recordId, draft, slip: null };
}

/** The next state. Total: an event that makes no sense in a state returns the same state. */
export function stepScreen(screen: PracticeScreen, event: PracticeEvent): PracticeScreen {
  switch (event.kind) {
    case 'chosen':
      if (screen.at !== 'answering' || screen.draft.kind !== 'choice') return screen;
      return { ...screen, draft: { kind: 'choice', answerIds: event.answerIds } };
    case 'typed':
      if (screen.at !== 'answering' || screen.draft.kind !== 'typed') return screen;
      return { ...screen, draft: { kind: 'typed', text: event.text }, slip: sameText(screen.slip, event.text) };
    case 'check':
      return canCheck(screen) ? check(screen, event) : screen;
    case 'viewed-full':
      return screen.at === 'checked' ? { ...screen, viewedFull: true } : screen;
    default:
      return event satisfies never;
  }
}

/** Check is possible as soon as something is chosen or typed (2§4). */
export function canCheck(screen: PracticeScreen): screen is Extract<PracticeScreen, { at: 'answering' }> {
  if (screen.at !== 'answering') return false;
  const { draft } = screen;
  return draft.kind === 'choice' ? draft.answerIds.length > 0 : draft.text.trim() !== '';
}

function check(
  screen: Extract<PracticeScreen, { at: 'answering' }>,
  { key, seconds, typed }: Extract<PracticeEvent, { kind: 'check' }>,
): PracticeScreen {
  const { questionId, recordId, draft, slip } = screen;
  const judged = (verdict: Verdict): PracticeScreen => ({
    at: 'checked',
    questionId,
    recordId,
    given: draft,
    verdict,
    secondsBefore: seconds,
    viewedFull: false,
  });
  if (draft.kind === 'choice') return judged(judgeChoice(key, draft));
  if (!typed) return screen;
  const message = slip?.text === draft.text ? null : typed.formatSlip(key, draft.text);
  return message === null ? judged(typed.judge(key, draft)) : { ...screen, slip: { text: draft.text, message } };
}

/** The hint stays while its text stands, and goes when the text is changed. */
function sameText(slip: Slip | null, text: string): Slip | null {
  return slip?.text === text ? slip : null;
}
