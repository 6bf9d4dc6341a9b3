import type { Question } from '@fourfold/core/contract/content';
import { memo } from 'react';
import css from './question-card.module.css';
import { QuestionIcons } from './question-icons.tsx';

type CardNotesProps = {
  question: Question;
  /** Whether a part of the question has an unsaved draft. */
  hasDraft: boolean;
};

/** The badges of a question in the list. */
export const CardNotes = memo(function CardNotes({ question, hasDraft }: CardNotesProps) {
  return (
    <span className={css.notes}>
      {hasDraft && <span className={css.draft}>Draft</span>}
      <QuestionIcons of={question} />
    </span>
  );
});
