import type { Question } from '@fourfold/core/contract/content';
import { memo } from 'react';
import css from './question-card.module.css';
import { QuestionIcons } from './question-icons.tsx';

type CardNotesProps = {
  question: Question;
  /** Something of it is written and not saved. */
  hasDraft: boolean;
};

/** What sets a question apart in its list. */
export const CardNotes = memo(function CardNotes({ question, hasDraft }: CardNotesProps) {
  return (
    <span className={css.notes}>
      {hasDraft && <span className={css.draft}>Draft</span>}
      <QuestionIcons of={question} />
    </span>
  );
});
