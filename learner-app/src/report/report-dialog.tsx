import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { TextArea } from '@fourfold/ui-kit/text-area';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { blockDuring } from '../app/blocking-calls.ts';
import { focusQuestion } from '../question/use-focus-on-new-question.ts';
import { type ProblemType, problemTypes } from './problem-types.ts';
import css from './report-dialog.module.css';

/** Reports a problem with a question: at least one type (RPT-003) and an optional description (RPT-004). */
export function ReportDialog({ question, onClose }: { question: string; onClose: () => void }) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly ProblemType[]>([]);
  const [comment, setComment] = useState('');
  const [sending, setSending] = useState<'not yet' | 'now' | 'failed'>('not yet');
  const isEmpty = chosen.length === 0;

  // On unmount, after the dialog has given the focus back to its button.
  useEffect(() => focusQuestion, []);

  const toggle = (type: ProblemType) =>
    setChosen(problemTypes.filter((one) => chosen.includes(one) !== (one === type)));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isEmpty || sending === 'now') return;
    setSending('now');
    const body = { problem_type: [...chosen], comment: comment.trim(), question_id: question };
    const sent = await attempt(blockDuring(api('POST /reported_problems', { body })));
    if (sent === false) return setSending('failed');
    onClose();
    showAlert('success', 'Issue Reported');
  }

  return (
    <Dialog
      title="Report problem"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            kind="primary"
            form={`${id}form`}
            disabled={isEmpty}
            busy={sending === 'now'}
            aria-describedby={isEmpty ? `${id}none` : undefined}
          >
            Send
          </Button>
        </>
      }
    >
      <form id={`${id}form`} className={css.report} onSubmit={send}>
        <p className={css.failed} role="alert">
          {sending === 'failed' && 'The report was not sent. What you wrote is still here: try again.'}
        </p>
        <fieldset aria-describedby={isEmpty ? `${id}none` : undefined}>
          <legend>What is wrong with this question?</legend>
          {problemTypes.map((type) => (
            <Checkbox key={type} checked={chosen.includes(type)} onChange={() => toggle(type)}>
              {type}
            </Checkbox>
          ))}
        </fieldset>
        <TextArea
          label="Description (optional)"
          value={comment}
          maxLength={2000}
          onChange={(event) => setComment(event.target.value)}
        />
        <p className={css.note} id={`${id}none`} hidden={!isEmpty}>
          Check at least one problem to send the report.
        </p>
      </form>
    </Dialog>
  );
}
