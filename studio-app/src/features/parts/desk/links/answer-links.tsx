import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Button } from '@fourfold/ui-kit/button';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useState } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { lowerFirst } from '../answers/answer-name.ts';
import { useDesk, useDeskState } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import css from './answer-links.module.css';
import { SetName } from './set-name.tsx';

const AnswerPalette = lazyPart({
  name: 'The list of what it can lead to',
  load: () => import('./answer-palette.tsx').then((part) => part.AnswerPalette),
});

type OwnLinks = { next_question: string | null; link_problemset: string | null };
type AnswerLinksProps = {
  value: OwnLinks;
  change: (patch: Partial<OwnLinks>) => void;
  questionId: string;
  answerId: string;
  /** Such as "Answer B". */
  name: string;
  /** Unfolded at first, also without a link. */
  isOpen: boolean;
};

/** An answer's own links, folded while there are none; the links of its question take precedence (Q32). */
export function AnswerLinks({ value, change, questionId, answerId, name, isOpen }: AnswerLinksProps) {
  const { store } = useDesk();
  const { next_question: next, link_problemset: set } = value;
  const hasLinks = next !== null || set !== null;
  const [isUnfolded, setUnfolded] = useState(isOpen || hasLinks);
  const isLinking = useDeskState(store, ({ linking }) => linking?.at === 'answer' && linking.answerId === answerId);
  const remove = (patch: Partial<OwnLinks>) => {
    change(patch);
    focusWhenRendered(elementIds.ownLink(answerId));
  };
  return (
    <>
      <details
        className={css.links}
        open={isUnfolded || hasLinks}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>Own link</summary>
        {(isUnfolded || hasLinks) && (
          <fieldset>
            <legend className="vh">{`Own link of ${lowerFirst(name)}`}</legend>
            <p className="small">Followed where the question itself has no link for the outcome.</p>
            {hasLinks && (
              <ul>
                {set !== null && (
                  <li>
                    <span>
                      <SetName id={set} />
                    </span>
                    <RemoveButton label="Remove the problem set" onClick={() => remove({ link_problemset: null })} />
                  </li>
                )}
                {next !== null && (
                  <li>
                    <QuestionName id={next} />
                    <RemoveButton label="Remove the question" onClick={() => remove({ next_question: null })} />
                  </li>
                )}
              </ul>
            )}
            <Button
              kind="quiet"
              id={elementIds.ownLink(answerId)}
              aria-haspopup="dialog"
              title="Alt L"
              onClick={() => store.link({ at: 'answer', questionId, answerId })}
            >
              Choose a question or problem set
            </Button>
          </fieldset>
        )}
      </details>
      {isLinking && (
        <AnswerPalette
          questionId={questionId}
          answerId={answerId}
          name={name}
          onChoose={({ kind, id }) => change(kind === 'question' ? { next_question: id } : { link_problemset: id })}
          onClose={() => {
            setUnfolded(true);
            store.link(null);
          }}
        />
      )}
    </>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button icon kind="quiet" aria-label={label} title="Remove" onClick={onClick}>
      <CrossIcon />
    </Button>
  );
}

function QuestionName({ id }: { id: string }) {
  const { questions } = useDesk();
  const at = questions.findIndex((one) => one.id === id);
  const question = questions[at];
  if (!question) return <span>A question elsewhere</span>;
  const text = preview(readRichField(question.question) ?? []) || 'No text yet';
  return <span>{`Question ${at + 1}: ${text}`}</span>;
}
