import { AlertIcon, CheckIcon, DeviceIcon, SavingIcon } from '../icon/icon.tsx';
import css from './saved-state.module.css';

/** Where the person's work lies. */
type SavedAt = 'saved' | 'saving' | 'here' | 'stuck';

type SavedStateProps = {
  /** null says nothing, in a place that will be listened to when there is something to say. */
  at: SavedAt | null;
  /** In the place of its words: what could not be sent, in one short sentence. */
  message?: string | undefined;
  /** The sentence may be longer than a line. */
  wraps?: boolean | undefined;
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
