import { AlertIcon, CheckIcon, DeviceIcon, SavingIcon } from '../icon/icon.tsx';
import css from './saved-state.module.css';

/** Where the user's work is saved. */
type SavedAt = 'saved' | 'saving' | 'here' | 'stuck';

type SavedStateProps = {
  /** null renders an empty live region, which can announce a later status. */
  at: SavedAt | null;
  /** Replaces the default text: a short sentence about what could not be sent. */
  message?: string | undefined;
  /** Allows the text to wrap. */
  wraps?: boolean | undefined;
  /** For `stuck`: its action; the default label is "Try again". */
  onAct?: (() => void) | undefined;
  action?: string | undefined;
};

const looks = {
  saved: { Icon: CheckIcon, words: 'Saved' },
  saving: { Icon: SavingIcon, words: 'Saving' },
  here: { Icon: DeviceIcon, words: 'Saved on this device' },
  stuck: { Icon: AlertIcon, words: 'Some answers could not be sent.' },
} satisfies Record<SavedAt, { Icon: unknown; words: string }>;

/**
 * The saved state: "Saved", "Saving", "Saved on this device" or an error; changes are announced
 * politely.
 */
export function SavedState({ at, message, wraps, onAct, action = 'Try again' }: SavedStateProps) {
  if (at === null) return <span className={css.saved} role="status" />;
  const { Icon, words } = looks[at];
  return (
    <span className={css.saved} data-at={at} data-wraps={wraps || undefined} role="status">
      <Icon size={14} />
      <span>{message ?? words}</span>
      {at === 'stuck' && onAct && (
        <button type="button" onClick={onAct}>
          {action}
        </button>
      )}
    </span>
  );
}
