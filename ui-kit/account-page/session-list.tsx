import { formatDateTime } from '@fourfold/core/day/format-day';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import css from './account-page.module.css';

/** A session of the account, as the server lists it. */
export type OpenSession = {
  id: string;
  /** The session of this browser. */
  here: boolean;
  /** ISO time. */
  created_at: string;
  /** ISO time. */
  last_used_at: string;
  /** The sites on which it is open. */
  sites: readonly ('learner' | 'studio')[];
  /** Browser and system; null if the browser did not send them. */
  device: string | null;
  /** Name of the student as whom a tutor is logged in. */
  as_student: string | null;
};

export type SessionListProps = {
  /** Undefined until they are loaded. */
  sessions: readonly OpenSession[] | undefined;
  /** Whether they could not be loaded. */
  failed: boolean;
  /** Whether they are being loaded. */
  busy: boolean;
  /** Called when they are to be loaded again. */
  onRetry: () => void;
  /** Ends all other sessions; a failure has been shown. */
  onEndOthers: () => Promise<void>;
};

/** The account's sessions, the current one first, and a button that ends all others. */
export function SessionList({ sessions, failed, busy, onRetry, onEndOthers }: SessionListProps) {
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  if (!sessions) {
    return failed ? (
      <ErrorPanel title="The sessions could not be loaded." onRetry={onRetry} busy={busy} />
    ) : (
      <Skeleton bars={[60, 80, 60, 80]} label="Loading sessions" />
    );
  }
  const others = sessions.filter(({ here }) => !here).length;
  const answer = (agreed: boolean) => {
    setAsking(false);
    if (!agreed) return;
    setEnding(true);
    onEndOthers().finally(() => setEnding(false));
  };
  return (
    <>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={css.device}>{session.device ?? 'A browser that did not say which'}</span>
            {session.here && <span className={css.here}>This one</span>}
            <span className={css.more}>{sessionText(session, new Date())}</span>
          </li>
        ))}
      </ul>
      <div className={css.ends}>
        <span className="small">
          {others === 0 ? 'There are no others.' : `${otherSessionsText(others)} beside this one.`}
        </span>
        <Button aria-haspopup="dialog" disabled={others === 0} busy={ending} onClick={() => setAsking(true)}>
          End the others
        </Button>
      </div>
      {asking && (
        <ConfirmDialog title={`End ${otherSessionsText(others)}?`} onAnswer={answer}>
          They are logged out at once. What was not sent yet stays on those devices.
        </ConfirmDialog>
      )}
    </>
  );
}

function otherSessionsText(others: number): string {
  return others === 1 ? '1 other session' : `${others} other sessions`;
}

const siteLabels = { learner: 'learner site', studio: 'studio' } as const;

/** Returns on which sites a session is open, since when, and its last use. */
export function sessionText(session: OpenSession, now: Date): string {
  const { here, created_at, last_used_at, sites, as_student } = session;
  const open = sites.map((site) => siteLabels[site]).join(' and ');
  return [
    as_student !== null && `Looking at ${as_student}`,
    open && `Open on the ${open}`,
    `since ${formatDateTime(new Date(created_at), now)}`,
    !here && `last used ${formatDateTime(new Date(last_used_at), now)}`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^since/, 'Since');
}
