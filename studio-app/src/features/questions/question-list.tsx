import { letterAt } from '@fourfold/core/answers/letters';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { Empty } from '@fourfold/ui-kit/empty';
import { Rank } from '@fourfold/ui-kit/rank';
import css from './question-list.module.css';
import { Rich, saysSomething } from './rich.tsx';

type Places = { questions: readonly Question[]; sets?: readonly ProblemSet[] };

/** Question cards in their order; an open one shows its answers, explanation and ways on. */
export function QuestionList({ questions, sets = [] }: Places) {
  if (questions.length === 0) return <Empty title="No Record Found">Questions will stand here.</Empty>;
  return (
    <ol className={css.list}>
      {questions.map((question, at) => (
        <li key={question.id}>
          <details className={css.card}>
            <summary>
              <span className={css.number}>{at + 1}</span>
              <span className={css.line}>{question.title}</span>
              {question.is_hidden && <span className="small">Hidden</span>}
              {question.is_free_response && <span className="small">(Free Response)</span>}
              <Rank rank={question.rank} />
            </summary>
            <div className={css.inside}>
              <Rich field={question.question} formulas={question.formulas} />
              <Answers question={question} />
              <Part title="Explanation" text={question.question_exp} formulas={question.formulas} />
              <Part title="Help" text={question.help} formulas={question.formulas} />
              <p className="small">
                After a right answer: {wayOf(question, 'right', { questions, sets })}. After a wrong answer:{' '}
                {wayOf(question, 'wrong', { questions, sets })}.
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

function Answers({ question }: { question: Question }) {
  return (
    <ol className={css.answers}>
      {question.answers.map((answer, at) => (
        <li key={answer.id} data-right={answer.correct || undefined}>
          <span className={css.oval}>{letterAt(at)}</span>
          {answer.is_free_response ? (
            <span>
              {answer.symbol_position_left && answer.symbol} {answer.free_response_answer}{' '}
              {!answer.symbol_position_left && answer.symbol}
              {answer.is_exact_match && <span className="small"> exact match</span>}
            </span>
          ) : (
            <Rich field={answer.answer} formulas={answer.formulas} />
          )}
          {answer.correct && !answer.is_free_response && <span className="small">Right answer</span>}
        </li>
      ))}
    </ol>
  );
}

function Part({ title, text, formulas }: { title: string; text: string; formulas: Question['formulas'] }) {
  if (!saysSomething(text)) return null;
  return (
    <section>
      <h3 className="label">{title}</h3>
      <Rich field={text} formulas={formulas} />
    </section>
  );
}

/** Where a question leads, in words: the set comes first, then the question (Q33). */
function wayOf(question: Question, outcome: 'right' | 'wrong', { questions, sets }: Required<Places>): string {
  const set = question[`link_${outcome}_problemset_id`];
  const next = question[`link_${outcome}_question_id`];
  const names = [
    set && (sets.find(({ id }) => id === set)?.title ?? 'a problem set'),
    next && `question ${questions.findIndex(({ id }) => id === next) + 1}`,
  ].filter((name) => name !== null && name !== '');
  return names.length > 0 ? names.join(', then ') : 'the end';
}
