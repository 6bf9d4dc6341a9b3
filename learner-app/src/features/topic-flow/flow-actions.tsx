import { Button } from '@fourfold/ui-kit/button';
import { BackIcon } from '@fourfold/ui-kit/icon';
import css from './flow-actions.module.css';

type FlowActionsProps = {
  checked: boolean;
  canSubmit: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** Back, Next and Submit Answer; Finish Topic on the last question. Next works without an answer. */
export function FlowActions({ checked, canSubmit, isLast, onBack, onNext }: FlowActionsProps) {
  const nextLabel = isLast ? 'Finish Topic' : 'Next';
  return (
    <div className={css.bar}>
      <Button kind="quiet" className={css.back ?? ''} onClick={onBack}>
        <BackIcon />
        <span>Back</span>
      </Button>
      {!checked && (
        <Button big onClick={onNext}>
          {nextLabel}
        </Button>
      )}
      {/* The same button throughout, so that it keeps the focus. */}
      <Button type="submit" kind="primary" big disabled={!checked && !canSubmit}>
        {checked ? nextLabel : 'Submit Answer'}
      </Button>
    </div>
  );
}
