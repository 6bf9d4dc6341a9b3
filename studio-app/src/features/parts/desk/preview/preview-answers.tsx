import type { Answer, Question } from '@fourfold/core/contract/content';
import { seal } from '@fourfold/core/kinds/lazy/judging';
import type { Given } from '@fourfold/core/kinds/registry';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';
import { acceptedWithSymbol } from '@fourfold/core/wire/authored-answer';
import { firstAccepted, itemOf } from '@fourfold/core/wire/item-of';
import { ItemInput } from '@fourfold/ui-kit/kinds/lazy/kind-inputs';
import { hasContent, RichField } from '../rich-field.tsx';

type PreviewAnswersProps = {
  question: Question;
  screen: PracticeScreen;
  onGive: (given: Given) => void;
};

/** The answers as a student gives them, and below a line to type in the texts that it accepts. */
export function PreviewAnswers({ question, screen, onGive }: PreviewAnswersProps) {
  const answering = screen.kind === 'answering';
  const accepted = question.answers.flatMap((answer) => acceptedNote(answer) ?? []);
  return (
    <>
      <ItemInput
        item={seal(itemOf(question))}
        given={answering ? screen.draft : screen.given}
        onGive={onGive}
        answers={question.answers.map(({ id, answer, explanation, formulas, correct }) => ({
          id,
          correct,
          body: <RichField field={answer} formulas={formulas} />,
          why: hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined,
        }))}
        hint={answering ? screen.formatError?.message : undefined}
        verdict={answering ? undefined : screen.verdict.right ? 'right' : 'wrong'}
        rightAnswer={firstAccepted(question)}
      />
      {accepted.length > (answering ? 0 : 1) && (
        <p className="small">{`Free-response answer: ${accepted.join('; ')}`}</p>
      )}
    </>
  );
}

/** Null for a choice. */
function acceptedNote(answer: Answer): string | null {
  const text = acceptedWithSymbol(answer);
  return text !== null && answer.is_exact_match ? `${text}, exact match` : text;
}
