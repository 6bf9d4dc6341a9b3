import { Switch } from '@fourfold/ui-kit/switch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { currentAccount, useAccount } from '../session/session.ts';
import { PublishDialog } from './publish-dialog.tsx';
import css from './publish-switch.module.css';
import type { Target } from './send-publish.ts';
import { type Looked, sayGone } from './unless-gone.ts';

export type PublishSwitchProps = Target & {
  title: string;
  isPublish: boolean;
  /** The part of the record that is published, if it is not all of it: "Sequence". */
  part?: string;
  /** The label is for screen readers alone: in a list every row would repeat it. */
  bare?: boolean;
};

/** Whether the account may publish: super admins only (PUB-002). */
export function useMayPublish(): boolean {
  return useAccount()?.is_super_admin === true;
}

type Stated = { id: string; title: string; isPublish: boolean };

/** The fields of a record that a switch needs. */
export function stateOf({ id, title, isPublish }: Stated): Stated {
  return { id, title, isPublish };
}

/**
 * Publishes or unpublishes a record, after a dialog about the effect. Other admins see only the
 * state (Q198).
 */
export function PublishSwitch({ title, isPublish, part, bare, ...target }: PublishSwitchProps) {
  const mayPublish = useMayPublish();
  // What the dialog confirms: true to publish, false to unpublish; null while it is closed.
  const [asking, ask] = useState<boolean | null>(null);
  useSayGone(asking !== null, { kind: target.kind, title });
  if (!mayPublish) return <span className={css.state}>{stateWords(part, isPublish)}</span>;
  return (
    <span className={css.place} data-bare={bare}>
      <Switch
        aria-label={`${part ?? 'Published'}: ${title}`}
        checked={isPublish}
        onChange={({ target: { checked } }) => ask(checked)}
      >
        <span className={bare ? 'vh' : undefined}>{part ?? 'Published'}</span>
      </Switch>
      {asking !== null &&
        // Outside the row, whose font it would inherit.
        createPortal(
          <PublishDialog target={target} title={title} wanted={asking} onClose={() => ask(null)} />,
          document.body,
        )}
    </span>
  );
}

function stateWords(part: string | undefined, isPublish: boolean): string {
  if (part === undefined) return isPublish ? 'Published' : 'Not published';
  return `${part} ${isPublish ? 'published' : 'not yet'}`;
}

/** If its row disappears while the dialog is open, reports that the record was deleted. */
function useSayGone(isAsking: boolean, record: Looked): void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    asked.current = isAsking ? location.pathname : null;
  }, [isAsking]);
  const say = useEffectEvent(() => {
    // Not after the user has left the page or was logged out.
    if (asked.current === location.pathname && currentAccount()) sayGone(record);
  });
  useEffect(() => () => say(), []);
}
