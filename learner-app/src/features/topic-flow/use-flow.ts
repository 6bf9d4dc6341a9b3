import { keyOf } from '@fourfold/core/answers/question';
import type { Question } from '@fourfold/core/contract/content';
import {
  answering,
  canCheck,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import { useState } from 'react';
import type { Answering } from '../../question/answering.ts';
import { typed } from '../../question/typed.ts';

type Screens = Readonly<Record<string, PracticeScreen>>;

export type Flow = Answering & {
  /** The screens of this visit, by question id. */
  screens: Screens;
  canSubmit: boolean;
  check(): void;
};

/**
 * The answers of this visit, by question, so that Back shows them again. They are judged in the
 * browser and not sent: the flow ignores the branches of a sequence and must not move its position
 * (Q126).
 */
export function useFlow(question: Question): Flow {
  const [screens, setScreens] = useState<Screens>({});
  const key = keyOf(question.answers);
  const screen = screens[question.id] ?? answering(question.id, question.id, key);
  const step = (event: PracticeEvent) => setScreens({ ...screens, [question.id]: stepScreen(screen, event) });
  return {
    question,
    screen,
    screens,
    canSubmit: canCheck(screen),
    choose: (answerIds) => step({ kind: 'chosen', answerIds }),
    type: (text) => step({ kind: 'typed', text }),
    check: () => step({ kind: 'check', key, seconds: 0, typed: typed.here()?.typedJudging ?? null }),
  };
}
