import type { Question } from '@fourfold/core/contract/content';
import { HiddenIcon } from '@fourfold/ui-kit/hidden-icon';
import { CalculatorIcon, NoCalculatorIcon } from '@fourfold/ui-kit/icon';
import { Rank } from '@fourfold/ui-kit/rank';
import { memo } from 'react';
import css from './question-card.module.css';

type CardNotesProps = {
  question: Question;
  /** Something of it is written and not saved. */
  hasDraft: boolean;
};

/** What sets a question apart in its list: hidden, its calculator, a typed answer, its rank (3§2). */
export const CardNotes = memo(function CardNotes({ question, hasDraft }: CardNotesProps) {
  const { is_calc: calculator, is_hidden, is_free_response, rank } = question;
  return (
    <span className={css.notes}>
      {hasDraft && <span className={css.draft}>Not saved</span>}
      {is_free_response && <span className={css.note}>(Free Response)</span>}
      {is_hidden && (
        <span role="img" aria-label="Hidden" title="Hidden">
          <HiddenIcon />
        </span>
      )}
      {calculator !== null && (
        <span role="img" aria-label={nameOf(calculator)} title={nameOf(calculator)}>
          {calculator ? <CalculatorIcon /> : <NoCalculatorIcon />}
        </span>
      )}
      <Rank rank={rank} />
    </span>
  );
});

function nameOf(calculator: boolean): string {
  return calculator ? 'Calculator' : 'No calculator';
}
