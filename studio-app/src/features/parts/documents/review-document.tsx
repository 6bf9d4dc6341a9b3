import { overCapMessage, type QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { doubtSentence } from '@fourfold/core/authoring/split-items/doubts';
import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Progress } from '@fourfold/ui-kit/progress';
import { useEffect, useMemo, useRef, useState } from 'react';
import css from './document-dialog.module.css';
import { chooseKey, countText, dismiss, joinWithPrevious, reviewOf, settle, tick, tickClear } from './review.ts';
import { ReviewRow, type RowActions } from './review-row.tsx';
import { saveItems } from './save-items.ts';
import type { SplitDocument } from './split-document.ts';

export type ReviewDocumentProps = {
  document: SplitDocument;
  questionLocation: QuestionLocation;
  questions: readonly Question[];
  onCreated: (questions: readonly Question[]) => void;
  /** Called after questions were changed, whose list must be read again. */
  onChanged: () => void;
  onBack: () => void;
  onClose: () => void;
};

/** Rows that are rendered at once; more follow on demand. */
const pageLength = 50;

/** The second step: each question next to its source, and one button that creates those that are ticked. */
export function ReviewDocument(props: ReviewDocumentProps) {
  const { document, questionLocation, questions, onCreated, onChanged, onBack, onClose } = props;
  const list = `${questionLocation.section} ${questionLocation.id} ${'type' in questionLocation ? questionLocation.type : ''}`;
  const [all, setAll] = useState(() => reviewOf(document, { list, questions }));
  const [shown, setShown] = useState(pageLength);
  const [progress, setProgress] = useState<{ settled: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const actions = useMemo<RowActions>(
    () => ({
      tick: (id, isTicked) => setAll((items) => tick(items, id, isTicked)),
      chooseKey: (id, key) => setAll((items) => chooseKey(items, id, key)),
      join: (id) => setAll((items) => joinWithPrevious(items, id)),
      dismiss: (id) => setAll((items) => dismiss(items, id)),
    }),
    [],
  );
  const ticked = all.filter(({ isTicked }) => isTicked);
  const fresh = ticked.filter(({ state }) => state.at === 'new').length;
  const busy = progress !== null;

  async function save() {
    const capError = overCapMessage(questionLocation, { current: questions.length, more: fresh });
    if (capError !== null) return showAlert('error', capError);
    const stop = new AbortController();
    controller.current = stop;
    setProblem(null);
    setProgress({ settled: 0, total: ticked.length });
    try {
      const { saved, refused, reason } = await saveItems({
        questionLocation,
        items: ticked,
        pictures: document.pictures,
        signal: stop.signal,
        onProgress: (settled) => setProgress({ settled, total: ticked.length }),
        onCreated,
      });
      setAll((items) => settle(items, saved, refused));
      if (ticked.length > fresh) onChanged();
      if (saved.size === ticked.length) {
        showAlert('success', saved.size === 1 ? '1 question saved' : `${saved.size} questions saved`);
        return onClose();
      }
      const rest = reason ?? (stop.signal.aborted ? 'You stopped it.' : 'Some were refused.');
      setProblem(`${saved.size} of ${ticked.length} saved. The rest is still selected: ${rest}`);
    } finally {
      setProgress(null);
    }
  }

  return (
    <Dialog
      title={`Questions from ${document.name ?? 'the pasted text'}`}
      full
      onClose={busy ? () => controller.current?.abort() : onClose}
      actions={
        <>
          <Button kind="quiet" onClick={busy ? () => controller.current?.abort() : onBack}>
            {busy ? 'Stop' : 'Choose another document'}
          </Button>
          <Button kind="primary" busy={busy} disabled={ticked.length === 0} onClick={save}>
            {ticked.length === 1 ? 'Save 1 question' : `Save ${ticked.length} questions`}
          </Button>
        </>
      }
    >
      <div className={css.summary}>
        <p role="status">
          <b>{countText(all)}</b>
          {`, ${ticked.length} selected`}
        </p>
        <div className={css.buttons}>
          <Button kind="quiet" disabled={busy} onClick={() => setAll((items) => tickClear(items, true))}>
            Select all understood
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => setAll((items) => tickClear(items, false))}>
            Select none
          </Button>
        </div>
        {progress && (
          <Progress
            label="Saving"
            percent={(100 * progress.settled) / Math.max(1, progress.total)}
            text={`${progress.settled} of ${progress.total}`}
          />
        )}
        {problem !== null && (
          <p role="alert" className={css.error}>
            {problem}
          </p>
        )}
      </div>
      {document.doubts.length > 0 && (
        <section className={css.rest} aria-label="About the whole document">
          <h3>About the whole document</h3>
          <ul className={css.doubts}>
            {document.doubts.map((doubt) => (
              <li key={`${doubt.code} ${doubt.text}`}>{doubtSentence(doubt)}</li>
            ))}
          </ul>
        </section>
      )}
      <ol className={css.rows} aria-label="Questions of the document">
        {all.slice(0, shown).map((review, at) => (
          <ReviewRow
            key={review.id}
            review={review}
            number={at + 1}
            source={document.source}
            pictures={document.pictures}
            busy={busy}
            actions={actions}
          />
        ))}
      </ol>
      {all.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + pageLength)}>
          {`Show ${Math.min(pageLength, all.length - shown)} more of ${all.length}`}
        </Button>
      )}
    </Dialog>
  );
}
