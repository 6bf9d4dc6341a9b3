import type { Family } from '@fourfold/core/exams/families';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { type TestQuestion, testInput, testSymbol } from '@fourfold/core/test-section/test-question';
import { Rich } from '../../question/rich.tsx';
import css from './print-sheet.module.css';

type PrintSheetProps = { family: Family; title: string; questions: readonly TestQuestion[] };

/** All questions of a section for print, without the given answers and without the keys. */
export function PrintSheet({ family, title, questions }: PrintSheetProps) {
  return (
    <article className={css.sheet} data-print-sheet>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.name}>
          <span>Name</span>
          <i />
          <span>Date</span>
          <i />
        </p>
      </header>
      <ol className={css.questions}>
        {questions.map((question, at) => (
          <li key={question.id} className={css.question}>
            <b className={css.number}>{at + 1}</b>
            <div>
              <Rich field={question.question} formulas={question.formulas} />
              {testInput(question) === 'typed' ? (
                <Line question={question} />
              ) : (
                <Choices letters={choiceLetters(family, at + 1)} question={question} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

function Choices({ letters, question }: { letters: readonly string[]; question: TestQuestion }) {
  return (
    <ol className={css.choices}>
      {question.answers.slice(0, letters.length).map((answer, at) => (
        <li key={answer.id}>
          <span>{letters[at]}</span>
          <Rich field={answer.answer} formulas={answer.formulas} />
        </li>
      ))}
    </ol>
  );
}

function Line({ question }: { question: TestQuestion }) {
  const { symbol, left } = testSymbol(question);
  return (
    <p className={css.line}>
      {left && symbol}
      <i />
      {!left && symbol}
    </p>
  );
}
