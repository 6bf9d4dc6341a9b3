import { useSyncExternalStore } from 'react';
import { lazyCode, useLazyCode } from '../../../question/lazy-code.ts';
import { ReportProblem } from '../../../report/report-problem.tsx';
import css from './practice-extras.module.css';
import { shownQuestion } from './shown-question.ts';

/** Apart from the extras: the names of their chunks are in the first scripts. */
const toolsButton = lazyCode(() => import('./tools-button.tsx'));

/** The right end of the bar of a practice page: Tools and the problem report. */
export function BarTools({ question }: { question: string }) {
  const shown = useSyncExternalStore(shownQuestion.subscribe, shownQuestion.read);
  const loaded = useLazyCode(toolsButton);
  return (
    <span className={css.bar}>
      {shown && loaded && <loaded.ToolsButton question={shown} />}
      <ReportProblem question={question} />
    </span>
  );
}
