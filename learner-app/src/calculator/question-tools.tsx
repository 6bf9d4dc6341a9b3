import type { Question } from '@fourfold/core/contract/content';
import type { ReactNode } from 'react';
import { lazyCode, useLazyCode } from '../question/lazy-code.ts';
import { ReportProblem } from '../report/report-problem.tsx';
import css from './calculator-tool.module.css';
import { CalculatorTool } from './calculator-tool.tsx';

type QuestionToolsProps = {
  /** Id of the shown question. */
  question: string;
  /** What the calculator's lines belong to; null where none is allowed. */
  calculator: string | null;
  /** Other tools, before the calculator. */
  children?: ReactNode;
};

/** The tools in the header of a question: the calculator and the problem report. */
export function QuestionTools({ question, calculator, children }: QuestionToolsProps) {
  return (
    <span className={css.tools}>
      {children}
      {calculator && <CalculatorTool scope={calculator} />}
      <ReportProblem question={question} />
    </span>
  );
}

/** Apart from these, whose chunk's imports are named in the first scripts. */
const toolsButton = lazyCode(() => import('../test-tools/practice/tools-button.tsx'));

/**
 * The tools in practice and in a topic: Tools, the problem report, and a calculator that all questions of mathematics
 * share, unless one is not allowed.
 */
export function PracticeQuestionTools({ question }: { question: Question }) {
  const loaded = useLazyCode(toolsButton);
  return (
    <QuestionTools
      question={question.id}
      calculator={question.is_math && question.is_calc !== false ? 'practice' : null}
    >
      {loaded && <loaded.ToolsButton question={question} />}
    </QuestionTools>
  );
}
