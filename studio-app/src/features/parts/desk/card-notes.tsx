import type { Question } from '@fourfold/core/contract/content';
import { memo } from 'react';
import css from './question-card.module.css';
import { QuestionIcons } from './question-icons.tsx';

type CardNotesProps = {
  question: Question;
  /** Whether a part of the question has an unsaved draft. */
  hasDraft: boolean;
  /** The names of other authors who are writing in it. */
  writers: readonly string[];
};

/** The badges of a question in the list. */
export const CardNotes = memo(function CardNotes({ question, hasDraft, writers }: CardNotesProps) {
  return (
    <span className={css.notes}>
      {hasDraft && <span className={css.draft}>Draft</span>}
      {writers.length > 0 && (
        <span className={css.writers} title={writingText(writers)}>
          {writingText(writers)}
        </span>
      )}
      <QuestionIcons of={question} />
    </span>
  );
});

function writingText([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return `${first} is writing`;
  return others.length === 1 ? `${first} and 1 other are writing` : `${first} and ${others.length} others are writing`;
}
