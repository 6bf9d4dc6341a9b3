import type { Question } from '@fourfold/core/contract/content';
import { PracticeQuestionTools } from '../../../calculator/question-tools.tsx';
import { lazyCode, useLazyCode } from '../../../question/lazy-code.ts';
import css from './practice-extras.module.css';

/** Apart from the extras: the names of their chunks are in the first scripts. */
const toolsButton = lazyCode(() => import('./tools-button.tsx'));

/** The right end of the bar of a practice page: Tools, the calculator and the problem report. */
export function BarTools({ question }: { question: Question }) {
  const loaded = useLazyCode(toolsButton);
  return (
    <span className={css.bar}>
      {loaded && <loaded.ToolsButton question={question} />}
      <PracticeQuestionTools question={question} />
    </span>
  );
}
