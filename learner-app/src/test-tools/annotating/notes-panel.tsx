import { Button } from '@fourfold/ui-kit/button';
import { FloatingPanel } from '@fourfold/ui-kit/floating-panel';
import css from './notes-panel.module.css';
import { styleTitles } from './style-titles.ts';
import type { ShownAnnotation } from './use-part-texts.ts';

type NotesPanelProps = {
  annotations: readonly ShownAnnotation[];
  /** Null if they can only be read. */
  onRemove: ((id: string) => void) | null;
  /** Opens the buttons of a highlight. */
  onOpen(annotation: ShownAnnotation): void;
  onClose(): void;
};

/** The highlights and notes of a question, in the order of its text. */
export function NotesPanel({ annotations, onRemove, onOpen, onClose }: NotesPanelProps) {
  const lost = annotations.filter(({ span }) => span === null).length;
  return (
    <FloatingPanel title="Highlights and notes" onClose={onClose}>
      {annotations.length === 0 && (
        <p className={css.note}>
          {onRemove
            ? 'Select text of the passage or the question to highlight it or to write a note. With the keyboard: press M.'
            : 'There are no highlights or notes for this question.'}
        </p>
      )}
      {lost > 0 && <p className={css.lost}>{lostSentence(lost)}</p>}
      <ul className={css.list}>
        {annotations.map((one) => (
          <li key={one.id}>
            <blockquote className={css.quote} data-style={one.style}>
              <span className="vh">{styleTitles[one.style]}: </span>
              {one.quote}
            </blockquote>
            {one.note && <p className={css.text}>{one.note}</p>}
            <div className={css.actions}>
              {one.span && (
                <Button kind="quiet" onClick={() => onOpen(one)}>
                  {onRemove ? 'Show and edit' : 'Show'}
                </Button>
              )}
              {onRemove && (
                <Button kind="quiet" onClick={() => onRemove(one.id)}>
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </FloatingPanel>
  );
}

/** Says that highlights have no location any more. */
export function lostSentence(count: number): string {
  return count === 1
    ? '1 highlight is not shown in the text, because this question was changed.'
    : `${count} highlights are not shown in the text, because this question was changed.`;
}
