import type { Question } from '@fourfold/core/contract/content';
import {
  answering,
  canCheck,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import { hasUnknownKind, itemOf } from '@fourfold/core/wire/item-of';
import { useState } from 'react';
import type { AnsweringState } from '../../question/answering-state.ts';
import { loadedJudging } from '../../question/loaded-judging.ts';

type ScreensByQuestion = Readonly<Record<string, PracticeScreen>>;

export type TopicFlowState = AnsweringState & {
  /** The screens of this visit, by question id. */
  screens: ScreensByQuestion;
  canSubmit: boolean;
  check(): void;
};

/**
 * The answers of this visit, by question, so that Back shows them again. They are judged in the browser and not sent:
 * the flow ignores the branches of a sequence and must not move its position (Q126).
 */
export function useTopicFlow(question: Question): TopicFlowState {
  const [screens, setScreens] = useState<ScreensByQuestion>({});
  const item = itemOf(question);
  const screen = screens[question.id] ?? answering(question.id, question.id, item.kind);
  const step = (event: PracticeEvent) => setScreens({ ...screens, [question.id]: stepScreen(screen, event) });
  return {
    question,
    screen,
    screens,
    canSubmit: canCheck(screen),
    give(given) {
      if (!hasUnknownKind(question)) step({ kind: 'given', given });
    },
    check: () => step({ kind: 'check', item, seconds: 0, judging: loadedJudging() }),
  };
}
