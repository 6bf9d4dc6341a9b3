import type { Question } from '@fourfold/core/contract/content';
import { ReportProblem } from '../report/report-problem.tsx';
import css from './calculator-tool.module.css';
import { CalculatorTool } from './calculator-tool.tsx';

type QuestionToolsProps = {
  /** Id of the shown question. */
  question: string;
  /** What the calculator's lines belong to; null where none is allowed. */
  calculator: string | null;
};

/** The tools in the header of a question: the calculator and the problem report. */
export function QuestionTools({ question, calculator }: QuestionToolsProps) {
  return (
    <span className={css.tools}>
      {calculator && <CalculatorTool scope={calculator} />}
      <ReportProblem question={question} />
    </span>
  );
}

/** The tools in practice, where all questions of mathematics share a calculator, unless one is not allowed. */
export function PracticeQuestionTools({ question }: { question: Pick<Question, 'id' | 'is_math' | 'is_calc'> }) {
  return (
    <QuestionTools
      question={question.id}
      calculator={question.is_math && question.is_calc !== false ? 'practice' : null}
    />
  );
}
