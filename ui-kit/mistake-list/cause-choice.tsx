import { causeLabels } from '@fourfold/core/reviews/cause-labels';
import { type MistakeCause, mistakeCauses } from '@fourfold/core/reviews/causes';
import css from './cause-choice.module.css';

export type CauseChoiceProps = {
  /** The chosen cause; null without one. */
  cause: MistakeCause | null;
  /** Proposed while none is chosen. */
  suggested?: MistakeCause | null | undefined;
  /** Called with the pressed cause, or null if the chosen one was pressed. Without it the cause is read-only. */
  onCause?: ((cause: MistakeCause | null) => void) | undefined;
};

/** Why a question was missed: one press chooses a cause, a second one removes it. */
export function CauseChoice({ cause, suggested = null, onCause }: CauseChoiceProps) {
  if (!onCause) return <ReadOnlyCause {...{ cause, suggested }} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div className={css.causes} role="group" aria-label="Cause">
      {mistakeCauses.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === cause}
          data-suggested={isSuggested(one, cause, suggested) || undefined}
          onClick={() => onCause(one === cause ? null : one)}
        >
          {causeLabels[one]}
          {isSuggested(one, cause, suggested) && (
            <>
              {' '}
              <small>suggested</small>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

function isSuggested(one: MistakeCause, cause: MistakeCause | null, suggested: MistakeCause | null): boolean {
  return cause === null && one === suggested;
}

function ReadOnlyCause({ cause, suggested }: Required<Omit<CauseChoiceProps, 'onCause'>>) {
  const shown = cause ?? suggested;
  if (!shown) return null;
  return (
    <p className={css.chosen}>
      Cause: <b>{causeLabels[shown]}</b>
      {cause === null && ' (suggested)'}
    </p>
  );
}
