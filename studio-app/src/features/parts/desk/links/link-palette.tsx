import { Button } from '@fourfold/ui-kit/button';
import { Combobox, type PickKeys } from '@fourfold/ui-kit/combobox';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTitleSearch } from '../../problem-sets/use-title-search.ts';
import { useDesk, useDeskState } from '../desk-state.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { hasRoom } from '../question-actions.ts';
import { QuestionLine } from '../rich-field.tsx';
import { type LinkOption, type LinkTarget, linkOptions, questionTexts } from './link-options.ts';
import css from './link-palette.module.css';
import type { LinkKind } from './outcomes.ts';

type LinkPaletteProps = {
  title: string;
  /** The question with the link, which is not offered. */
  questionId: string;
  /** What is linked, as a sentence: "After a right answer to question 1". */
  source: string;
  kinds: readonly LinkKind[];
  /** Links the target. With `goesOn` the palette stays for the next source. Returns an error message, if it failed. */
  onLink: (target: LinkTarget, goesOn: boolean) => Promise<string | undefined>;
  /** Starts a new question that is linked once it exists; null if that is not possible. */
  onNewQuestion: (() => void) | null;
  /** To the next source without a link, or the one before; null if there is none. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  /** The names of the sources: "outcome". */
  sourceName: string;
  /** A failure of an earlier attempt. */
  failure: string | undefined;
  onClose: () => void;
};

/**
 * Chooses the target of a link by typing: the questions of the location by number or text, its problem sets, and a new
 * question. It is mounted again for the next source, with an empty text.
 */
export function LinkPalette(props: LinkPaletteProps) {
  const { title, questionId, source, kinds, onLink, onNewQuestion, onNext, onPrevious, sourceName, onClose } = props;
  const { questionLocation, store, questions, sets } = useDesk();
  const lastUsed = useDeskState(store, ({ lastTargets }) => lastTargets);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const [failure, setFailure] = useState(props.failure);
  const [busy, setBusy] = useState(false);
  const isLinking = useRef(false);
  const [previewing, setPreviewing] = useState(false);
  const { options: elsewhere } = useTitleSearch(kinds.includes('problemset') ? typed : '');
  const texts = useMemo(() => questionTexts(questions), [questions]);
  const canCreate = onNewQuestion !== null && kinds.includes('question');
  const search = { questions: texts, sets, elsewhere, except: questionId, kinds, canCreate, lastUsed };
  const { options, status } = linkOptions({ ...search, typed });
  // Without a text nothing is active, so that Enter alone links nothing; nor does it start a question if nothing is found.
  const first = typed.trim() === '' ? undefined : options.find(({ target }) => target !== null);
  const active = options.find(({ id }) => id === marked) ?? first;
  const activeQuestion =
    active?.target?.kind === 'question' ? questions.find(({ id }) => id === active.target?.id) : undefined;
  const own = questions.find(({ id }) => id === questionId);

  const choose = async (option: LinkOption | undefined, goesOn: boolean) => {
    if (!option || isLinking.current) return;
    if (!option.target) {
      if (hasRoom(questionLocation)) onNewQuestion?.();
      return;
    }
    isLinking.current = true;
    setBusy(true);
    setFailure(undefined);
    const message = await onLink(option.target, goesOn);
    isLinking.current = false;
    setBusy(false);
    setFailure(message);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const move = event.altKey && { ArrowDown: onNext, ArrowUp: onPrevious }[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!activeQuestion} aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
            Preview question
          </Button>
          <Button disabled={!active?.target || !onNext || busy} onClick={() => void choose(active, true)}>
            Link and go on
          </Button>
          <Button kind="primary" disabled={!active} busy={busy} onClick={() => void choose(active, false)}>
            {active && !active.target ? 'Write it' : 'Link'}
          </Button>
        </>
      }
    >
      <div className={css.palette} onKeyDownCapture={moveByKey}>
        <p className="small">{source}</p>
        {own && <QuestionLine className={css.line} field={own.question} formulas={own.formulas} />}
        <Combobox
          label="Leads to"
          note="A number or words of the text."
          message={failure && `Not linked: ${failure}`}
          listLabel="Targets"
          value={typed}
          options={options.map((option) => ({ ...option, content: contentOf(option) }))}
          status={status}
          active={active?.id ?? null}
          onActive={setMarked}
          onType={(text) => {
            setTyped(text);
            setMarked(null);
            setFailure(undefined);
          }}
          onPick={(id, { shift }: PickKeys) =>
            void choose(
              options.find((option) => option.id === id),
              shift && onNext !== null,
            )
          }
        />
        {/* After the field, which is the first that can take the focus of the dialog. */}
        <div className={css.keys}>
          <Button kind="quiet" disabled={!onPrevious} title="Alt ↑" onClick={() => onPrevious?.()}>
            {`Previous ${sourceName}`}
          </Button>
          <Button kind="quiet" disabled={!onNext} title="Alt ↓" onClick={() => onNext?.()}>
            {`Next ${sourceName}`}
          </Button>
          <kbd>Enter</kbd> links <kbd>Shift Enter</kbd> links and goes on <kbd>Alt ↓</kbd> next
        </div>
      </div>
      {previewing && activeQuestion && <PreviewDialog question={activeQuestion} onClose={() => setPreviewing(false)} />}
    </Dialog>
  );

  /** Questions are rendered with their formulas. */
  function contentOf({ target }: LinkOption): ReactNode {
    if (target?.kind !== 'question') return undefined;
    const at = questions.findIndex(({ id }) => id === target.id);
    const question = questions[at];
    if (!question) return undefined;
    return (
      <div className={css.question}>
        <span className={css.number}>
          <span className="vh">Question </span>
          {at + 1}
          <span className="vh">:</span>
        </span>
        <QuestionLine className={css.line} field={question.question} formulas={question.formulas} />
      </div>
    );
  }
}
