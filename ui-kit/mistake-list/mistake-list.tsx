import type { MistakeCause } from '@fourfold/core/reviews/causes';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckIcon, CrossIcon } from '../icon/icon.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { CauseChoice, type CauseChoiceProps } from './cause-choice.tsx';
import css from './mistake-list.module.css';

type MistakeListProps = {
  /** The accessible name of the list. */
  label: string;
  /** A MistakeItem for each missed question, the newest first. */
  children: ReactNode;
};

/** Missed questions as corrected work: the question with both answers, and notes in the margin. */
export function MistakeList({ label, children }: MistakeListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}

type MistakeItemProps = {
  /** The question without its passage; on paper, its number. */
  question: ReactNode;
  /** What was given; null if the question was left out. */
  given: ReactNode;
  /** The right answer; null if it is not known. */
  right: ReactNode;
  /** Where it was missed, as a link. */
  source: ReactNode;
  /** When and how often: "24 Nov, missed 3 times". */
  when: string;
  /** The titles of its skills. */
  skills: readonly string[];
  /** When it comes back: "Comes back tomorrow". */
  comesBack?: ReactNode;
  /** Below the answers: a warning, or a link to practice. */
  children?: ReactNode;
  /** Renders passage and explanation when they are opened; undefined if there are none. */
  renderExplanation?: (() => ReactNode) | undefined;
  /** The cause that the student chose; null without one. */
  cause: MistakeCause | null;
  /** A cause that is proposed while none is chosen. */
  suggested?: MistakeCause | null | undefined;
  /** Called with the pressed cause, or null if the chosen one was pressed. Without it the cause is read-only. */
  onCause?: CauseChoiceProps['onCause'];
  /** What the student wrote. */
  note: string;
  /** Whether the note is saved: a SavedState. */
  noteState?: ReactNode;
  /** Called with the whole note after each change. Without it the note is read-only. */
  onNote?: ((note: string) => void) | undefined;
  /** Called when the note loses the focus. */
  onNoteEnd?: (() => void) | undefined;
  /** The maximum number of characters of the note. */
  maxNote?: number | undefined;
};

/** One missed question. */
export function MistakeItem(props: MistakeItemProps) {
  const { question, given, right, source, when, skills, comesBack, children, renderExplanation } = props;
  const { cause, suggested, onCause } = props;
  return (
    <li className={css.item}>
      <div className={css.body}>
        <div className={css.question}>{question}</div>
        <dl className={css.answers}>
          <div data-mark="wrong">
            <dt>
              <CrossIcon size={15} weight={2} />
              Your answer
            </dt>
            <dd>{given ?? 'Left out'}</dd>
          </div>
          {right !== null && (
            <div data-mark="right">
              <dt>
                <CheckIcon size={15} weight={2} />
                Right answer
              </dt>
              <dd>{right}</dd>
            </div>
          )}
        </dl>
        {children}
        {renderExplanation && <Explanation render={renderExplanation} />}
      </div>
      <div className={css.margin}>
        <p className={css.source}>
          {source}
          <span>{when}</span>
          {comesBack && <b>{comesBack}</b>}
        </p>
        {skills.length > 0 && (
          <ul className={css.skills} aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        )}
        <CauseChoice {...{ cause, suggested, onCause }} />
        <Note {...props} />
      </div>
    </li>
  );
}

/** A disclosure: its content is rendered from the first time on that it is open. */
function Explanation({ render }: { render: () => ReactNode }) {
  const id = useId();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isOpen = state === 'open';
  return (
    <div className={css.explanation}>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {isOpen ? 'Hide explanation' : 'Explanation'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {state !== 'unopened' && render()}
      </div>
    </div>
  );
}

type NoteProps = Pick<MistakeItemProps, 'note' | 'noteState' | 'onNote' | 'onNoteEnd' | 'maxNote'>;

function Note({ note, noteState, onNote, onNoteEnd, maxNote }: NoteProps) {
  if (!onNote) return note === '' ? null : <p className={css.note}>{note}</p>;
  return (
    <div className={css.write}>
      <TextArea
        label="Note"
        aside={noteState}
        rows={1}
        maxLength={maxNote}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        onBlur={onNoteEnd}
      />
    </div>
  );
}
