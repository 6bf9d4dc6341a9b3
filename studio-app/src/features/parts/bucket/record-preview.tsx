import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { acceptedWithSymbol } from '@fourfold/core/wire/authored-answer';
import { CheckIcon } from '@fourfold/ui-kit/icon';
import { hasContent, RichField } from '../desk/rich-field.tsx';
import css from './record-preview.module.css';

/** A question of the bucket, in the version that was added, with its answers and its explanation. */
export function QuestionPreview({ of: question }: { of: Question }) {
  return (
    <div className={css.preview}>
      {/* A single paragraph is shown in the row already. */}
      {!isSingleParagraph(question.question) && <RichField field={question.question} formulas={question.formulas} />}
      <ol className={css.answers}>
        {question.answers.map((answer, at) => (
          <li key={answer.id}>
            <AnswerPreview of={answer} letter={letterAt(at)} />
          </li>
        ))}
      </ol>
      {hasContent(question.question_exp) && (
        <section>
          <h3 className="label">Explanation</h3>
          <RichField field={question.question_exp} formulas={question.formulas} />
        </section>
      )}
    </div>
  );
}

function isSingleParagraph(field: string): boolean {
  const document = readRichField(field);
  return document?.length === 1 && document[0]?.type === 'paragraph';
}

export function AnswerPreview({ of: answer, letter }: { of: Answer; letter?: string | undefined }) {
  const accepted = acceptedWithSymbol(answer);
  const isChoice = accepted === null;
  return (
    <div className={css.answer}>
      {letter && isChoice && <span className={css.letter}>{letter}</span>}
      <div>
        {isChoice ? <RichField field={answer.answer} formulas={answer.formulas} /> : <p>{accepted}</p>}
        {isChoice && hasContent(answer.explanation) && (
          <div className={css.why}>
            <RichField field={answer.explanation} formulas={answer.formulas} />
          </div>
        )}
      </div>
      {answer.correct && isChoice && (
        <span className={css.right}>
          <CheckIcon weight={2} /> Right answer
        </span>
      )}
    </div>
  );
}
