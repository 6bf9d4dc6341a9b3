import { doubtSentence } from '@fourfold/core/authoring/split-items/doubts';
import type { SourceBlock, SplitKey } from '@fourfold/core/authoring/split-items/split-types';
import type { Block } from '@fourfold/core/rich-text/document';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Button } from '@fourfold/ui-kit/button';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { Field } from '@fourfold/ui-kit/field';
import { memo, useMemo, useState } from 'react';
import { DocumentBlocks } from './document-blocks.tsx';
import css from './document-dialog.module.css';
import { isTakable, type ReviewItem } from './review.ts';
import { acceptedValues } from './sheet-document.ts';

export type RowActions = {
  tick: (id: string, isTicked: boolean) => void;
  chooseKey: (id: string, key: SplitKey | null) => void;
  join: (id: string) => void;
  dismiss: (id: string) => void;
};

type ReviewRowProps = {
  review: ReviewItem;
  /** Its position in the document, from 1. */
  number: number;
  source: readonly SourceBlock[];
  pictures: ReadonlyMap<string, Blob>;
  busy: boolean;
  actions: RowActions;
};

const stateTexts = {
  new: 'New',
  unchanged: 'Unchanged',
  'changed-here': 'Changed here',
  'changed-in-file': 'Changed in the file',
} as const;

/** A question of the document: what it was read from, what was understood, and what was not. */
export const ReviewRow = memo(function ReviewRow({ review, number, source, pictures, busy, actions }: ReviewRowProps) {
  const { id, item, state, isTicked, result } = review;
  const name = item.label ? `Question ${item.label}` : `Question without number, ${number}`;
  const written = useMemo(() => item.sources.flatMap((at) => shownSource(source[at])), [item, source]);
  const before = useMemo(() => (state.at === 'new' ? null : (readRichField(state.question.question) ?? [])), [state]);
  const canTake = isTakable(review);
  return (
    <li className={css.row} data-doubt={item.doubts.length > 0 || undefined} aria-label={name}>
      <div className={css.head}>
        <Checkbox
          checked={isTicked}
          disabled={busy || !canTake}
          onChange={({ target }) => actions.tick(id, target.checked)}
        >
          <b>{name}</b>
        </Checkbox>
        <span className={css.state}>{result.at === 'saved' ? 'Saved' : stateTexts[state.at]}</span>
      </div>
      {result.at === 'refused' && (
        <p role="alert" className={css.error}>
          {result.reason}
        </p>
      )}
      {item.doubts.length > 0 && (
        <ul className={css.doubts} aria-label={`Not understood in ${name}`}>
          {item.doubts.map((doubt) => (
            <li key={`${doubt.code} ${doubt.text}`}>{doubtSentence(doubt)}</li>
          ))}
        </ul>
      )}
      <div className={css.both}>
        <section aria-label={`Source of ${name}`}>
          <h3>In the document</h3>
          <DocumentBlocks blocks={written} pictures={pictures} />
          {before && state.at !== 'unchanged' && (
            <>
              <h3>In the list now</h3>
              <DocumentBlocks blocks={before} pictures={pictures} />
            </>
          )}
        </section>
        <section aria-label={`${name} as understood`}>
          <h3>As understood</h3>
          <Understood review={review} pictures={pictures} />
          {result.at !== 'saved' && (
            <KeyChoice key={JSON.stringify(item.key)} review={review} name={name} busy={busy} actions={actions} />
          )}
          {result.at !== 'saved' && (
            <div className={css.buttons}>
              {number > 1 && (
                <Button
                  kind="quiet"
                  disabled={busy}
                  aria-label={`Join with previous: ${name}`}
                  onClick={() => actions.join(id)}
                >
                  Join with previous
                </Button>
              )}
              <Button
                kind="quiet"
                disabled={busy}
                aria-label={`Not a question: ${name}`}
                onClick={() => actions.dismiss(id)}
              >
                Not a question
              </Button>
            </div>
          )}
        </section>
      </div>
    </li>
  );
});

/** A block of the source with its automatic number, as the program shows it. */
function shownSource(source: SourceBlock | undefined): Block[] {
  if (!source) return [];
  const { block, label } = source;
  if (!label || (block.type !== 'paragraph' && block.type !== 'heading')) return [block];
  return [{ ...block, children: [{ text: `${label.text} ` }, ...block.children] }];
}

function Understood({ review: { item }, pictures }: { review: ReviewItem; pictures: ReadonlyMap<string, Blob> }) {
  const right = item.key && 'letters' in item.key ? item.key.letters : [];
  return (
    <>
      <DocumentBlocks blocks={item.stem} pictures={pictures} />
      {item.choices.length > 0 && (
        <ul className={css.choices}>
          {item.choices.map(({ letter, blocks }) => (
            <li key={letter} data-right={right.includes(letter) || undefined}>
              <b>{letter}</b>
              <DocumentBlocks blocks={blocks} pictures={pictures} />
              {right.includes(letter) && <span className={css.right}>Right</span>}
            </li>
          ))}
        </ul>
      )}
      {item.key && 'values' in item.key && <p>Accepted answer: {item.key.values.join(' or ')}</p>}
      {item.explanation.length > 0 && (
        <>
          <h4>Explanation</h4>
          <DocumentBlocks blocks={item.explanation} pictures={pictures} />
        </>
      )}
    </>
  );
}

type KeyChoiceProps = { review: ReviewItem; name: string; busy: boolean; actions: RowActions };

/** The key can always be corrected: by the letters of the choices, or by typing the accepted answer. */
function KeyChoice({ review: { id, item }, name, busy, actions }: KeyChoiceProps) {
  const [typed, setTyped] = useState(item.key && 'values' in item.key ? item.key.values.join('; ') : '');
  const right = item.key && 'letters' in item.key ? item.key.letters : [];
  if (item.choices.length === 0)
    return (
      <Field
        label={`Accepted answer of ${name}`}
        value={typed}
        disabled={busy}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          const values = acceptedValues(typed);
          const before = item.key && 'values' in item.key ? item.key.values : [];
          if (values.join(';') !== before.join(';')) actions.chooseKey(id, values.length > 0 ? { values } : null);
        }}
      />
    );
  return (
    <fieldset className={css.key} disabled={busy}>
      <legend>{`Key of ${name}`}</legend>
      {item.choices.map(({ letter }) => (
        <Checkbox
          key={letter}
          checked={right.includes(letter)}
          onChange={({ target }) => {
            const letters = target.checked ? [...right, letter].sort() : right.filter((one) => one !== letter);
            actions.chooseKey(id, letters.length > 0 ? { letters } : null);
          }}
        >
          {letter}
        </Checkbox>
      ))}
    </fieldset>
  );
}
