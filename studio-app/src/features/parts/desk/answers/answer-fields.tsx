import { Field } from '@fourfold/ui-kit/field';
import { Switch } from '@fourfold/ui-kit/switch';
import { RichInput } from '../../../../editor/rich-input.tsx';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { AnswerLinks } from '../links/answer-links.tsx';
import { lowerFirst } from './answer-name.ts';
import css from './answers.module.css';

export type ChoiceFields = {
  answer: string;
  explanation: string;
  correct: boolean;
  /** The answer's own links, followed if the question has none for the outcome. */
  next_question: string | null;
  link_problemset: string | null;
};

type ChoiceInputsProps = { draft: FormDraft<ChoiceFields>; name: string; questionId: string };

/** The inputs of a choice: its text, its explanation, whether it is right, and its own links. */
export function ChoiceInputs({ draft, name, questionId }: ChoiceInputsProps) {
  const { value, change, version } = draft;
  return (
    <>
      <RichInput
        key={`answer ${version}`}
        label={name}
        value={value.answer}
        onChange={(answer) => change({ answer })}
        minHeight={80}
        autoFocus
      />
      <h3 className="label">Explanation of this answer</h3>
      <RichInput
        key={`explanation ${version}`}
        label={`Explanation of ${lowerFirst(name)}`}
        value={value.explanation}
        onChange={(explanation) => change({ explanation })}
        minHeight={80}
      />
      <Switch checked={value.correct} onChange={({ target }) => change({ correct: target.checked })}>
        Right answer
      </Switch>
      <AnswerLinks draft={draft} questionId={questionId} />
    </>
  );
}

export type TypedAnswerFields = {
  free_response_answer: string;
  symbol: string;
  symbol_position_left: boolean;
  is_exact_match: boolean;
};

/** The inputs of a typed answer: the accepted text, whether it must match exactly, and the symbol beside the field. */
export function TypedAnswerInputs({ draft: { value, change } }: { draft: FormDraft<TypedAnswerFields> }) {
  return (
    <>
      <div className={css.key}>
        <Field
          label="Answer"
          value={value.free_response_answer}
          maxLength={200}
          autoFocus
          onChange={({ target }) => change({ free_response_answer: target.value })}
        />
        <Field
          label="Symbol"
          value={value.symbol}
          maxLength={20}
          onChange={({ target }) => change({ symbol: target.value })}
        />
      </div>
      <div className={css.switches}>
        <Switch
          checked={value.symbol_position_left}
          onChange={({ target }) => change({ symbol_position_left: target.checked })}
        >
          Symbol left of the answer
        </Switch>
        <Switch checked={value.is_exact_match} onChange={({ target }) => change({ is_exact_match: target.checked })}>
          Exact match
        </Switch>
      </div>
    </>
  );
}
