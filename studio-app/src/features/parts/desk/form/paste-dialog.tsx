import { apiBase } from '@fourfold/app-shell/installation';
import { distinctDoubts, doubtSentence } from '@fourfold/core/authoring/split-items/doubts';
import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import type { SplitItem } from '@fourfold/core/authoring/split-items/split-types';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCompiledFormulas } from '../../drafts/compile-formulas.ts';
import css from './paste-dialog.module.css';

type PasteDialogProps = {
  blocks: readonly Block[];
  onTake: (item: SplitItem) => void;
  /** Pastes it as text, also on Escape. */
  onClose: () => void;
};

/** Shows how a pasted question is split, before anything of it is taken. */
export function PasteDialog({ blocks, onTake, onClose }: PasteDialogProps) {
  const [{ items, rest, doubts }] = useState(() => splitItems(blocks.map((block) => ({ block }))));
  const formulas = useCompiledFormulas(blocks);
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  const isNone = items.length === 0 || (isOne && first.choices.length === 0 && first.key === null);
  const pasteText = useEffectEvent(onClose);
  useEffect(() => {
    if (isNone) pasteText();
  }, [isNone]);
  if (isNone || !first) return null;
  // What belongs to no part stays in the stem, so that nothing is lost.
  const item = { ...first, stem: [...first.stem, ...rest.map(({ block }) => block)] };
  const text = (part: readonly Block[]) => (
    <RichText document={part as RichDocument} formulas={formulas} mediaBase={apiBase} />
  );
  return (
    <Dialog
      wide
      title={isOne ? 'Take this as a question?' : `This text has ${items.length} questions`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Paste as text
          </Button>
          {isOne && (
            <Button kind="primary" onClick={() => onTake(item)}>
              Take it
            </Button>
          )}
        </>
      }
    >
      {isOne ? (
        <div className={css.parts}>
          <section aria-label="Question">
            <h3 className="label">Question</h3>
            {text(item.stem)}
          </section>
          <SplitAnswers item={item} text={text} />
          {item.explanation.length > 0 && (
            <section aria-label="Explanation">
              <h3 className="label">Explanation</h3>
              {text(item.explanation)}
            </section>
          )}
          <Doubts sentences={distinctDoubts([...item.doubts, ...doubts]).map(doubtSentence)} />
        </div>
      ) : (
        <p>Only a text of one question is taken here. Paste the questions one by one, or all of them as text.</p>
      )}
    </Dialog>
  );
}

type SplitAnswersProps = { item: SplitItem; text: (part: readonly Block[]) => ReactNode };

function SplitAnswers({ item: { choices, key }, text }: SplitAnswersProps) {
  const letters = key && 'letters' in key ? key.letters : [];
  const values = key && 'values' in key ? key.values : [];
  return (
    <section aria-label="Answers">
      <h3 className="label">Answers</h3>
      {choices.length > 0 ? (
        <ol className={css.choices}>
          {choices.map(({ letter, blocks }) => (
            <li key={letter}>
              <b>{letter}</b>
              <div>{text(blocks)}</div>
              {letters.includes(letter) && <span className={css.right}>Right answer</span>}
            </li>
          ))}
        </ol>
      ) : (
        <p>{values.join(', ')}</p>
      )}
    </section>
  );
}

function Doubts({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-label="To check">
      <h3 className="label">To check</h3>
      <ul className={css.doubts}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
