import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { ExplanationHead } from '@fourfold/ui-kit/question/explanation-head';
import { AnswerInput } from '../../question/answer-input.tsx';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { useFocusOnNewQuestion } from '../../question/use-focus-on-new-question.ts';
import type { MissedQuestion } from '../end-summary.ts';
import css from './missed-dialog.module.css';

type MissedDialogProps = { missed: readonly MissedQuestion[]; id: string; onGo: (id: string | null) => void };

/** Shows one missed question as it was answered, with its key and explanation, and buttons to the others. */
export function MissedDialog({ missed, id, onGo }: MissedDialogProps) {
  const at = missed.findIndex((one) => one.id === id);
  const shown = missed[at];
  const head = useFocusOnNewQuestion(id);
  if (shown?.kind !== 'here') return null;
  const { question, screen, number } = shown;
  const [previous, following] = [missed[at - 1], missed[at + 1]];
  const close = () => onGo(null);
  return (
    <Dialog
      wide
      title={`Question ${number}`}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            Close
          </Button>
          {missed.length > 1 && (
            <>
              <Button disabled={!previous} onClick={previous && (() => onGo(previous.id))}>
                Previous
              </Button>
              <Button disabled={!following} onClick={following && (() => onGo(following.id))}>
                Next
              </Button>
            </>
          )}
        </>
      }
    >
      <div ref={head} tabIndex={-1} className={css.text}>
        <RichField field={question.question} formulas={question.formulas} />
      </div>
      <AnswerInput key={id} practice={{ question, screen, give: ignoreInput }} />
      {hasContent(question.question_exp) && (
        <>
          <ExplanationHead right={false} />
          <Explanation key={id}>
            <RichField field={question.question_exp} formulas={question.formulas} />
          </Explanation>
        </>
      )}
    </Dialog>
  );
}

/** A checked answer cannot be changed. */
const ignoreInput = () => {};
