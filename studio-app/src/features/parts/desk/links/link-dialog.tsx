import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useDesk } from '../desk-state.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { outcomeLabels } from './outcomes.ts';
import { QuestionTargets } from './question-targets.tsx';
import { type Link, saveLink } from './save-link.ts';
import { SetTargets } from './set-targets.tsx';

type LinkDialogProps = {
  question: Question;
  link: Link;
  /** Called instead of `onClose`. */
  onLinked: () => void;
  onClose: () => void;
};

/** Lets the author choose the target of an outcome: a question of the same location, or a problem set. */
export function LinkDialog({ question, link, onLinked, onClose }: LinkDialogProps) {
  const { questionLocation, questions } = useDesk();
  const form = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const next = questions.find(({ id }) => id === chosen);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === null || busy) return;
    setBusy(true);
    const isLinked = await saveLink(questionLocation, question, link, chosen);
    setBusy(false);
    if (isLinked) onLinked();
  }

  return (
    <Dialog
      wide
      title={link.kind === 'question' ? 'Link question' : 'Link problem set'}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {link.kind === 'question' && (
            <Button disabled={!next} aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
              Preview question
            </Button>
          )}
          <Button kind="primary" type="submit" form={form} disabled={chosen === null} busy={busy}>
            Link
          </Button>
        </>
      }
    >
      <p className="small">
        {`${outcomeLabels[link.outcome].after} to question ${questions.findIndex(({ id }) => id === question.id) + 1}`}
      </p>
      <form id={form} onSubmit={submit}>
        {link.kind === 'question' ? (
          <QuestionTargets questions={questions} except={question.id} chosen={chosen} onChoose={setChosen} />
        ) : (
          <SetTargets chosen={chosen} onChoose={setChosen} />
        )}
      </form>
      {previewing && next && <PreviewDialog question={next} onClose={() => setPreviewing(false)} />}
    </Dialog>
  );
}
