import type { Question } from '@fourfold/core/contract/content';
import { useId } from 'react';
import { QuestionLine } from '../rich-field.tsx';
import css from './targets.module.css';

type QuestionTargetsProps = {
  questions: readonly Question[];
  /** The question itself, which is not offered (ALK-004). */
  except: string;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** The questions that a link can lead to, each with its number and the start of its text. */
export function QuestionTargets({ questions, except, chosen, onChoose }: QuestionTargetsProps) {
  const name = useId();
  if (questions.length < 2) return <p>No record Found</p>;
  return (
    <div className={css.list} role="radiogroup" aria-label="Questions">
      {questions.map(({ id, question, formulas, is_hidden }, at) => {
        if (id === except) return null;
        return (
          <label key={id} className={css.row}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <span className={css.number}>
              <span className="vh">Question </span>
              {at + 1}
            </span>
            <QuestionLine className={css.line} field={question} formulas={formulas} />
            {is_hidden && <span className="small">Hidden</span>}
          </label>
        );
      })}
    </div>
  );
}
