import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Explanation } from '@fourfold/ui-kit/explanation';
import { ExplanationHead } from '@fourfold/ui-kit/question/explanation-head';
import { AnswerInput } from '../../question/answer-input.tsx';
import { Rich, saysSomething } from '../../question/rich.tsx';
import { useFocusOnNew } from '../../question/use-focus-on-new.ts';
import type { Missed } from '../end.ts';
import css from './missed-dialog.module.css';

type MissedDialogProps = { missed: readonly Missed[]; id: string; onGo: (id: string | null) => void };

/**
 * Shows one missed question as it was answered, with its key and explanation, and buttons to the
 * others.
 */
export function MissedDialog({ missed, id, onGo }: MissedDialogProps) {
  const at = missed.findIndex((one) => one.id === id);
  const shown = missed[at];
  const head = useFocusOnNew(id);
  if (shown?.at !== 'here') return null;
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
        <Rich field={question.question} formulas={question.formulas} />
      </div>
      <AnswerInput key={id} practice={{ question, screen, choose: unchanged, type: unchanged }} />
      {saysSomething(question.question_exp) && (
        <>
          <ExplanationHead right={false} />
          <Explanation key={id}>
            <Rich field={question.question_exp} formulas={question.formulas} />
          </Explanation>
        </>
      )}
    </Dialog>
  );
}

/** A checked answer cannot be changed. */
const unchanged = () => {};
