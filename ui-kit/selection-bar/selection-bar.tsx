import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import css from './selection-bar.module.css';

type SelectionBarProps = {
  /** Number of selected items. */
  count: number;
  /** Says how many are selected: "2 of 5 selected". Announced when it changes. */
  text: string;
  /** Selects nothing. */
  onClear: () => void;
  /** Selects everything; without it there is no button for it. */
  onSelectAll?: (() => void) | undefined;
  /** Everything is selected already. */
  isFull?: boolean | undefined;
  /** Nothing can be changed, while the selection is used. */
  disabled?: boolean | undefined;
  /** Sticks to the bottom of the window while something is selected; takes no space before. */
  sticky?: boolean | undefined;
  /** Actions on the selected items, the main one last. */
  children?: ReactNode;
};

/** How many items of a list are selected, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, text, onClear, onSelectAll, isFull, disabled, sticky, children } = props;
  const isEmpty = sticky && count === 0;
  return (
    <div className={css.bar} data-sticky={sticky && !isEmpty ? true : undefined} data-empty={isEmpty || undefined}>
      {/* The same live region with and without a selection, so that changes are announced. */}
      <p role="status">{!isEmpty && text}</p>
      {!isEmpty && (
        <>
          {onSelectAll && (
            <Button kind="quiet" disabled={disabled || isFull} onClick={onSelectAll}>
              Select All
            </Button>
          )}
          <Button kind="quiet" disabled={disabled || count === 0} onClick={onClear}>
            Clear
          </Button>
          {children}
        </>
      )}
    </div>
  );
}
