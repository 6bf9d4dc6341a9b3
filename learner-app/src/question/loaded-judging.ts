import { choiceJudging } from '@fourfold/core/kinds/choices/judging';
import type { LoadedJudging } from '@fourfold/core/kinds/registry';
import { typedAnswerCode } from './typed-answer-code.ts';

/** The judging of each kind of questions; that of typed answers is loaded with their input. */
export function loadedJudging(): LoadedJudging {
  return {
    'one-choice': choiceJudging,
    'several-choices': choiceJudging,
    typed: typedAnswerCode.loaded()?.typedJudging ?? null,
    'student-produced': typedAnswerCode.loaded()?.studentProducedJudging ?? null,
  };
}
