import type { Question } from '@fourfold/core/contract/content';
import { CalculatorIcon, NoCalculatorIcon } from '@fourfold/ui-kit/icon';
import { Rank } from '@fourfold/ui-kit/rank';
import css from './question-icons.module.css';

/** What tells a question from its neighbours: hidden, with or without a calculator, typed, how hard (3§2). */
export function QuestionIcons({ of: question }: { of: Question }) {
  const { is_hidden, is_calc, is_free_response, rank } = question;
  return (
    <span className={css.icons}>
      {is_free_response && <span>(Free Response)</span>}
      {is_hidden && (
        <span role="img" aria-label="Hidden" title="Hidden">
          <HiddenIcon />
        </span>
      )}
      {is_calc !== null && (
        <span
          role="img"
          aria-label={is_calc ? 'Calculator' : 'No calculator'}
          title={is_calc ? 'Calculator' : 'No calculator'}
        >
          {is_calc ? <CalculatorIcon /> : <NoCalculatorIcon />}
        </span>
      )}
      <Rank rank={rank} />
    </span>
  );
}

/** An eye, struck out. */
function HiddenIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM2 14L14 2" />
    </svg>
  );
}
