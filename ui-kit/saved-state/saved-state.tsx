import { AlertIcon, CheckIcon } from '../icon/icon.tsx';
import css from './saved-state.module.css';
import { DeviceIcon, SavingIcon } from './state-icons.tsx';

/** Where the user's work is saved. */
type SavedStatus = 'saved' | 'saving' | 'here' | 'stuck';

type SavedStateProps = {
  /** The status; null renders an empty live region, which can announce a later status. */
  at: SavedStatus | null;
  /** Replaces the default text: a short sentence about what could not be sent. */
  message?: string | undefined;
  /** Allows the text to wrap. */
  wraps?: boolean | undefined;
  /** For `stuck`: called by its button. */
  onAct?: (() => void) | undefined;
  /** Label of that button. */
  action?: string | undefined;
};

const statusStyles = {
  saved: { Icon: CheckIcon, text: 'Saved' },
  saving: { Icon: SavingIcon, text: 'Saving' },
  here: { Icon: DeviceIcon, text: 'Saved on this device' },
  stuck: { Icon: AlertIcon, text: 'Some answers could not be sent.' },
} satisfies Record<SavedStatus, { Icon: unknown; text: string }>;

/** The saved state: "Saved", "Saving", "Saved on this device" or an error; changes are announced politely. */
export function SavedState({ at, message, wraps, onAct, action = 'Try again' }: SavedStateProps) {
  if (at === null) return <span className={css.saved} role="status" />;
  const { Icon, text } = statusStyles[at];
  return (
    <span className={css.saved} data-at={at} data-wraps={wraps || undefined} role="status">
      <Icon size={14} />
      <span>{message ?? text}</span>
      {at === 'stuck' && onAct && (
        <button type="button" onClick={onAct}>
          {action}
        </button>
      )}
    </span>
  );
}
