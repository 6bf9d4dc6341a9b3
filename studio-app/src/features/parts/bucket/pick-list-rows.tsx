import type { BucketItem, BucketItemKind, RecordOf } from '@fourfold/core/authoring/bucket';
import type { Answer, ProblemSet, Question } from '@fourfold/core/contract/content';
import { acceptedWithSymbol } from '@fourfold/core/wire/authored-answer';
import { QuestionIcons } from '../desk/question-icons.tsx';
import { QuestionLine } from '../desk/rich-field.tsx';
import { SetQuestions } from '../problem-sets/set-questions.tsx';
import { fieldExcerpt } from './field-excerpt.ts';
import type { PickListRow } from './pick-list.tsx';
import { AnswerPreview, QuestionPreview } from './record-preview.tsx';

export function questionRow(question: Question): PickListRow {
  const { id, formulas, answers } = question;
  return {
    id,
    name: fieldExcerpt(question.question),
    line: <QuestionLine field={question.question} formulas={formulas} className={undefined} />,
    notes: (
      <>
        <span className="num">{answers.length === 1 ? '1 answer' : `${answers.length} answers`}</span>
        <QuestionIcons of={question} />
      </>
    ),
    preview: () => <QuestionPreview of={question} />,
  };
}

export function answerRow(answer: Answer): PickListRow {
  const { id, formulas, correct } = answer;
  const accepted = acceptedWithSymbol(answer);
  return {
    id,
    name: accepted ?? fieldExcerpt(answer.answer),
    line: accepted ?? <QuestionLine field={answer.answer} formulas={formulas} className={undefined} />,
    notes: accepted === null ? correct && <span>Right answer</span> : <span>(Free Response)</span>,
    preview: () => <AnswerPreview of={answer} />,
  };
}

export function setRow(set: ProblemSet): PickListRow {
  return {
    id: set.id,
    name: set.title,
    line: set.title,
    notes: <span>{set.isPublish ? 'Published' : 'Not published'}</span>,
    preview: () => <SetQuestions id={set.id} />,
  };
}

const rowBuilders: { [Kind in BucketItemKind]: (record: RecordOf<Kind>) => PickListRow } = {
  question: questionRow,
  answer: answerRow,
  problem_set: setRow,
};

/** The row of a bucket record in a pick list. */
export function rowOf({ kind, record }: BucketItem): PickListRow {
  return (rowBuilders[kind] as (record: BucketItem['record']) => PickListRow)(record);
}
