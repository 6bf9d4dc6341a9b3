import { AlertIcon, CheckIcon, DeviceIcon, SavingIcon } from '../icon/icon.tsx';
import css from './saved-state.module.css';

/** Where the person's work lies. */
export type SavedAt = 'saved' | 'saving' | 'here' | 'stuck';

type SavedStateProps = {
  at: SavedAt;
  /** For `stuck`: what could not be sent, in one short sentence. */
  message?: string | undefined;
  /** For `stuck`: its one action, "Try again" unless named. */
  onAct?: (() => void) | undefined;
  action?: string | undefined;
};

const looks = {
  saved: { Icon: CheckIcon, words: 'Saved' },
  saving: { Icon: SavingIcon, words: 'Saving' },
  here: { Icon: DeviceIcon, words: 'Saved on this device' },
  stuck: { Icon: AlertIcon, words: 'Some answers could not be sent.' },
} satisfies Record<SavedAt, { Icon: unknown; words: string }>;

/** "Saved", "Saving", "Saved on this device", or what needs the person; announced politely when it changes. */
export function SavedState({ at, message, onAct, action = 'Try again' }: SavedStateProps) {
  const { Icon, words } = looks[at];
  return (
    <span className={css.saved} data-at={at} role="status">
      <Icon size={14} />
      {at === 'stuck' ? (message ?? words) : words}
      {at === 'stuck' && onAct && (
        <button type="button" onClick={onAct}>
          {action}
        </button>
      )}
    </span>
  );
}
