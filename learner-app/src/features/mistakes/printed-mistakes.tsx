import type { Question } from '@fourfold/core/contract/content';
import type { Mistake } from '@fourfold/core/contract/mistakes';
import { firstAccepted } from '@fourfold/core/wire/item-of';
import { RichField } from '../../question/rich-field.tsx';
import { answersRight } from './answer-texts.tsx';
import css from './printed-mistakes.module.css';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

type WithQuestion = Mistake & { question: Question };

/** Missed questions on paper, to be answered again: with their choices and space to write, and the key at the end. */
export function PrintedMistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  const printed = mistakes.filter((mistake): mistake is WithQuestion => mistake.question !== null);
  return (
    <article className={css.sheet} data-print-sheet>
      <h1>Mistakes</h1>
      <ol className={css.questions}>
        {printed.map(({ key, question }, at) => (
          <li key={key} className={css.question}>
            <b>{at + 1}</b>
            <div>
              <RichField field={question.question} formulas={question.formulas} />
              <Choices question={question} />
              <div className={css.space} />
            </div>
          </li>
        ))}
      </ol>
      <section className={css.key}>
        <h2>Key</h2>
        <ol>
          {printed.map(({ key, question }, at) => (
            <li key={key}>
              <b>{at + 1}</b>
              <div>{rightLetters(question) || answersRight(question)}</div>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

/** The choices with their letters; a line to write on for a typed answer. */
function Choices({ question }: { question: Question }) {
  if (firstAccepted(question) !== undefined) return <p className={css.line} />;
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

/** "B", or "A, C"; empty for a typed answer. */
function rightLetters(question: Question): string {
  if (firstAccepted(question) !== undefined) return '';
  return question.answers.flatMap(({ correct }, at) => (correct ? (letters[at] ?? []) : [])).join(', ');
}
