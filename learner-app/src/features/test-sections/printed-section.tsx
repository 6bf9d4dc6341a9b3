import type { SectionLetters } from '@fourfold/core/exams/section';
import type { KindName, KindsData, SealedItem } from '@fourfold/core/kinds/registry';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import type { ReactNode } from 'react';
import { RichField } from '../../question/rich-field.tsx';
import css from './printed-section.module.css';

type PrintedSectionProps = { letters: SectionLetters; title: string; questions: readonly TestQuestion[] };

/** All questions of a section for print, without the given answers and without the keys. */
export function PrintedSection({ letters, title, questions }: PrintedSectionProps) {
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
              <PrintedAnswers letters={choiceLetters(letters, at + 1)} question={question} />
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

type PrintedAnswersProps = { letters: readonly string[]; question: TestQuestion };

function PrintedAnswers(props: PrintedAnswersProps) {
  return printedItem(shownItem(props.question), props);
}

/** How the answers of each kind are printed. */
const printed: {
  readonly [Name in KindName]: (spec: KindsData[Name]['sealed'], props: PrintedAnswersProps) => ReactNode;
} = {
  'one-choice': (_, props) => <Choices {...props} />,
  'several-choices': (_, props) => <Choices {...props} />,
  typed: (spec) => <AnswerLine {...spec} />,
  'student-produced': () => <AnswerLine />,
};

function printedItem<Name extends KindName>({ kind, spec }: SealedItem<Name>, props: PrintedAnswersProps): ReactNode {
  const print: (typeof printed)[Name] = printed[kind];
  return print(spec, props);
}

function Choices({ letters, question }: PrintedAnswersProps) {
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

type AnswerLineProps = { symbol?: string; symbolLeft?: boolean };

function AnswerLine({ symbol, symbolLeft: left }: AnswerLineProps) {
  return (
    <p className={css.line}>
      {left && symbol}
      <i />
      {!left && symbol}
    </p>
  );
}
