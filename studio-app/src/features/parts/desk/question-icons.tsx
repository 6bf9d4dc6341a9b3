import type { Question } from '@fourfold/core/contract/content';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { HiddenIcon } from '@fourfold/ui-kit/hidden-icon';
import { CalculatorIcon, NoCalculatorIcon } from '@fourfold/ui-kit/icon';
import { Rank } from '@fourfold/ui-kit/rank';
import css from './question-icons.module.css';

/** The icons of a question: hidden (AQU-019), calculator and free response (AQU-020), rank (AQU-015). */
export function QuestionIcons({ of: question }: { of: Question }) {
  const { is_hidden, is_calc, rank } = question;
  return (
    <span className={css.icons}>
      {hasTypedAnswers(chosenKind(question)) && <span data-typed>(Free Response)</span>}
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
