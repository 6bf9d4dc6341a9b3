import type { BucketItem, BucketKind, RecordOf } from '@fourfold/core/authoring/bucket';
import type { Answer, ProblemSet, Question } from '@fourfold/core/contract/content';
import { QuestionIcons } from '../desk/question-icons.tsx';
import { Line } from '../desk/rich.tsx';
import { SetQuestions } from '../sets/set-questions.tsx';
import { fieldWords } from './field-words.ts';
import type { Pick } from './pick-list.tsx';
import { AnswerPreview, QuestionPreview, typedWords } from './record-preview.tsx';

export function questionPick(question: Question): Pick {
  const { id, formulas, answers } = question;
  return {
    id,
    name: fieldWords(question.question),
    line: <Line field={question.question} formulas={formulas} className={undefined} />,
    notes: (
      <>
        <span className="num">{answers.length === 1 ? '1 answer' : `${answers.length} answers`}</span>
        <QuestionIcons of={question} />
      </>
    ),
    preview: () => <QuestionPreview of={question} />,
  };
}

export function answerPick(answer: Answer): Pick {
  const { id, is_free_response: isFree, formulas, correct } = answer;
  return {
    id,
    name: isFree ? typedWords(answer) : fieldWords(answer.answer),
    line: isFree ? typedWords(answer) : <Line field={answer.answer} formulas={formulas} className={undefined} />,
    notes: isFree ? <span>(Free Response)</span> : correct && <span>Right answer</span>,
    preview: () => <AnswerPreview of={answer} />,
  };
}

export function setPick(set: ProblemSet): Pick {
  return {
    id: set.id,
    name: set.title,
    line: set.title,
    notes: <span>{set.isPublish ? 'Published' : 'Not published'}</span>,
    preview: () => <SetQuestions id={set.id} />,
  };
}

const picks: { [Kind in BucketKind]: (record: RecordOf<Kind>) => Pick } = {
  question: questionPick,
  answer: answerPick,
  problem_set: setPick,
};

/** The row of a bucket record in a pick list. */
export function pickOf({ kind, record }: BucketItem): Pick {
  return (picks[kind] as (record: BucketItem['record']) => Pick)(record);
}
