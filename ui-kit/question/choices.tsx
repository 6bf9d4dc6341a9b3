import { type ReactNode, useId } from 'react';
import { CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './choices.module.css';

export type Choice = {
  /** Unique in its question. */
  id: string;
  /** The answer. */
  body: ReactNode;
  /** Whether it is right; set after the check. */
  correct?: boolean | undefined;
  /** The answer's own explanation, shown after the check if it was chosen or is right (Q31). */
  why?: ReactNode;
  /** Struck out by the student; it can still be chosen. */
  struck?: boolean | undefined;
  /** A control at the right end, until the check. */
  tool?: ReactNode;
};

type ChoicesProps = {
  /** The choices; at most six are shown (PRC-002). */
  choices: readonly Choice[];
  /** Ids of the chosen answers. */
  chosen: readonly string[];
  /** Several may be right: checkboxes in the same style. */
  several?: boolean | undefined;
  /** The answer is checked and read-only. */
  checked?: boolean | undefined;
  /** Called with all chosen ids, in the order of the choices. */
  onChoose: (ids: string[]) => void;
  /** Accessible name of the group. */
  label?: string;
  /** Letters instead of A to F. */
  letters?: readonly string[] | undefined;
};

/** The default letters; their number is the maximum number of choices. */
const choiceLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Answer choices as on an exam paper: a filled oval is the student's choice, a colour is the verdict. */
export function Choices(props: ChoicesProps) {
  const { choices, chosen, several, checked, onChoose, label = 'Answers', letters = choiceLetters } = props;
  const name = useId();
  const shown = choices.slice(0, choiceLetters.length);
  const choose = (id: string) => {
    if (checked) return;
    if (!several) onChoose([id]);
    else onChoose(shown.flatMap((choice) => (chosen.includes(choice.id) !== (choice.id === id) ? choice.id : [])));
  };
  return (
    <fieldset className={css.choices} role={several ? undefined : 'radiogroup'} aria-label={label}>
      {shown.map((choice, at) => {
        const isChosen = chosen.includes(choice.id);
        const mark = checked ? verdictMark(isChosen, choice.correct) : undefined;
        const id = `${name}${at}`;
        return (
          <label
            key={choice.id}
            className={css.choice}
            data-chosen={isChosen || undefined}
            data-mark={mark}
            data-struck={(choice.struck && !checked) || undefined}
          >
            <input
              className={css.input}
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              // Not `disabled`: that would drop the focus from the answer that was just checked.
              aria-disabled={checked}
              aria-labelledby={`${id}l ${id}b`}
              aria-describedby={mark && mark !== 'receded' ? `${id}s` : undefined}
              onChange={() => choose(choice.id)}
            />
            <span className={css.oval} id={`${id}l`}>
              {letters[at]}
            </span>
            <span className={css.body} id={`${id}b`}>
              {choice.body}
            </span>
            {!checked && choice.tool}
            {mark && mark !== 'receded' && (
              <>
                <span className={css.says} id={`${id}s`}>
                  {mark === 'wrong' ? <CrossIcon size={15} weight={2} /> : <CheckIcon size={15} weight={2} />}
                  {mark === 'missed' ? 'Right answer' : 'Your answer'}
                  {mark !== 'missed' && <span className="vh">, {mark}</span>}
                </span>
                {choice.why && <span className={css.why}>{choice.why}</span>}
              </>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

function verdictMark(chosen: boolean, correct = false) {
  if (chosen) return correct ? 'right' : 'wrong';
  return correct ? 'missed' : 'receded';
}
