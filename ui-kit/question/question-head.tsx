import type { Rank as RankValue } from '@fourfold/core/ranks/ranks';
import type { ReactNode } from 'react';
import { CalculatorIcon, NoCalculatorIcon } from '../icon/icon.tsx';
import { Rank } from '../rank/rank.tsx';
import css from './question-head.module.css';

type QuestionHeadProps = {
  /** Question number, from 1. */
  number: number;
  /** Its rank, from 0; omitted if it is not to be shown. */
  rank?: RankValue | undefined;
  /** Whether a calculator is allowed; null if not applicable. */
  calculator?: boolean | null | undefined;
  /** Highlights the number, because the student marked the question as uncertain. */
  uncertain?: boolean | undefined;
  /** Shown at the right edge, only on phones, which have no margin: the run of right answers, or the mark button. */
  phoneExtra?: ReactNode;
};

/** The head of a question: its number, rank and calculator note; highlighted if it is uncertain. */
export function QuestionHead({ number, rank, calculator = null, uncertain, phoneExtra }: QuestionHeadProps) {
  return (
    <div className={css.head}>
      <h2 className={css.number} data-uncertain={uncertain || undefined}>
        <span className="vh">Question </span>
        {number}
        {uncertain && <span className="vh">, uncertain</span>}
      </h2>
      <div className={css.meta}>
        {rank !== undefined && (
          <span className={css.note}>
            Difficulty
            <Rank rank={rank} />
          </span>
        )}
        {calculator !== null && (
          <span className={css.note}>
            {calculator ? <CalculatorIcon /> : <NoCalculatorIcon />}
            {calculator ? 'Calculator' : 'No calculator'}
          </span>
        )}
      </div>
      {phoneExtra && <div className={css.phone}>{phoneExtra}</div>}
    </div>
  );
}
