import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { Rank } from '@fourfold/ui-kit/rank';
import { Answers } from './answers.tsx';
import css from './question-list.module.css';
import { Line, Rich, saysSomething } from './rich.tsx';
import { Ways } from './ways.tsx';

type QuestionListProps = {
  questions: readonly Question[];
  /** Of a sequence, whose questions lead somewhere: the sets they may lead to. A problem set has its own order. */
  sets?: readonly ProblemSet[];
};

/** Question cards in their order; an open one shows its answers, explanation and ways on. */
export function QuestionList({ questions, sets }: QuestionListProps) {
  if (questions.length === 0) return <Empty title="No Record Found">Questions will stand here.</Empty>;
  return (
    <ol className={css.list}>
      {questions.map((question, at) => (
        <li key={question.id}>
          <details className={css.card}>
            <summary>
              <span className={css.number}>{at + 1}</span>
              <Line className={css.line} field={question.question} formulas={question.formulas} />
              <span className={css.notes}>
                {question.is_hidden && <span>Hidden</span>}
                {question.is_free_response && <span>Free Response</span>}
                <Rank rank={question.rank} />
                <DownIcon />
              </span>
            </summary>
            <div className={css.inside}>
              <Rich field={question.question} formulas={question.formulas} />
              <Answers answers={question.answers} />
              <Part title="Explanation" field={question.question_exp} of={question} />
              <Part title="Help" field={question.help} of={question} />
              <Part title="Help explanation" field={question.help_exp} of={question} />
              {sets && <Ways of={question} questions={questions} sets={sets} />}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

function Part({ title, field, of }: { title: string; field: string; of: Question }) {
  if (!saysSomething(field)) return null;
  return (
    <section className={css.part}>
      <h2 className="label">{title}</h2>
      <Rich field={field} formulas={of.formulas} />
    </section>
  );
}
