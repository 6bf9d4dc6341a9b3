import type { Family } from '@fourfold/core/exams/families';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { answerLineOf } from '../../question/answer-line.ts';
import { RichField } from '../../question/rich-field.tsx';
import css from './printed-section.module.css';

type PrintedSectionProps = { family: Family; title: string; questions: readonly TestQuestion[] };

/** All questions of a section for print, without the given answers and without the keys. */
export function PrintedSection({ family, title, questions }: PrintedSectionProps) {
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
              <RichField field={question.question} formulas={question.formulas} />
              <PrintedAnswers letters={choiceLetters(family, at + 1)} question={question} />
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

function PrintedAnswers({ letters, question }: { letters: readonly string[]; question: TestQuestion }) {
  const line = answerLineOf(shownItem(question));
  return line ? <AnswerLine {...line} /> : <Choices letters={letters} question={question} />;
}

function Choices({ letters, question }: { letters: readonly string[]; question: TestQuestion }) {
  return (
    <ol className={css.choices}>
      {question.answers.slice(0, letters.length).map((answer, at) => (
        <li key={answer.id}>
          <span>{letters[at]}</span>
          <RichField field={answer.answer} formulas={answer.formulas} />
        </li>
      ))}
    </ol>
  );
}

function AnswerLine({ symbol, symbolLeft: left }: { symbol: string; symbolLeft: boolean }) {
  return (
    <p className={css.line}>
      {left && symbol}
      <i />
      {!left && symbol}
    </p>
  );
}
