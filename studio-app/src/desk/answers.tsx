import { letterAt } from '@fourfold/core/answers/letters';
import type { Answer } from '@fourfold/core/contract/content';
import css from './answers.module.css';
import { Rich, saysSomething } from './rich.tsx';

/** The answers of a question: the right ones filled, each with its own explanation below. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <ol className={css.answers}>
      {answers.map((answer, at) => (
        <li key={answer.id} data-right={answer.correct || undefined}>
          {answer.is_free_response ? <Key answer={answer} /> : <Choice answer={answer} letter={letterAt(at)} />}
        </li>
      ))}
    </ol>
  );
}

function Choice({ answer, letter }: { answer: Answer; letter: string | undefined }) {
  return (
    <>
      <span className={css.oval}>{letter}</span>
      <Rich field={answer.answer} formulas={answer.formulas} />
      {answer.correct && <span className={css.note}>Right answer</span>}
      {saysSomething(answer.explanation) && (
        <div className={css.why}>
          <Rich field={answer.explanation} formulas={answer.formulas} />
        </div>
      )}
    </>
  );
}

/** What is accepted when it is typed. */
function Key({ answer }: { answer: Answer }) {
  const { symbol, symbol_position_left: left } = answer;
  return (
    <>
      <span className={css.key}>
        {left && symbol && <span className={css.symbol}>{symbol} </span>}
        {answer.free_response_answer}
        {!left && symbol && <span className={css.symbol}> {symbol}</span>}
      </span>
      <span className={css.note}>{answer.is_exact_match ? 'Exact match' : 'Any equal value'}</span>
    </>
  );
}
