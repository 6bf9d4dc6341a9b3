import type { Question } from '@fourfold/core/contract/content';
import { useSyncExternalStore } from 'react';
import { PracticeTools } from '../../../calculator/question-tools.tsx';
import { lazyCode, useLazyCode } from '../../../question/lazy-code.ts';
import css from './practice-extras.module.css';
import { shownQuestion } from './shown-question.ts';

/** Apart from the extras: the names of their chunks are in the first scripts. */
const toolsButton = lazyCode(() => import('./tools-button.tsx'));

/** The right end of the bar of a practice page: Tools, the calculator and the problem report. */
export function BarTools({ question }: { question: Question }) {
  const shown = useSyncExternalStore(shownQuestion.subscribe, shownQuestion.read);
  const loaded = useLazyCode(toolsButton);
  return (
    <span className={css.bar}>
      {shown && loaded && <loaded.ToolsButton question={shown} />}
      <PracticeTools question={question} />
    </span>
  );
}
