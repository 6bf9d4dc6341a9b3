import { currentAccount, useAccount } from '@fourfold/app-shell/session';
import { Switch } from '@fourfold/ui-kit/switch';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type RecordTitle, showDeletedError } from './deleted-record.ts';
import type { PublishTarget } from './publish-requests.ts';
import css from './publish-switch.module.css';

const PublishDialog = lazyPart({
  name: 'The effect of publishing',
  load: () => import('./publish-dialog.tsx').then((part) => part.PublishDialog),
});

export type PublishSwitchProps = PublishTarget & {
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

type PublishState = { id: string; title: string; isPublish: boolean };

/** The fields of a record that a switch needs. */
export function publishStateOf({ id, title, isPublish }: PublishState): PublishState {
  return { id, title, isPublish };
}

/** Publishes or unpublishes a record, after a dialog about the effect. Other admins see only the state (Q198). */
export function PublishSwitch({ title, isPublish, part, bare, ...target }: PublishSwitchProps) {
  const mayPublish = useMayPublish();
  // What the dialog confirms: true to publish, false to unpublish; null while it is closed.
  const [pendingChange, setPendingChange] = useState<boolean | null>(null);
  useReportDeleted(pendingChange !== null, { kind: target.kind, title });
  if (!mayPublish) return <span className={css.state}>{stateLabel(part, isPublish)}</span>;
  return (
    <span className={css.place} data-bare={bare}>
      <Switch
        aria-label={`${part ?? 'Published'}: ${title}`}
        checked={isPublish}
        onChange={({ target: { checked } }) => setPendingChange(checked)}
      >
        <span className={bare ? 'vh' : undefined}>{part ?? 'Published'}</span>
      </Switch>
      {pendingChange !== null &&
        // Outside the row, whose font it would inherit.
        createPortal(
          <PublishDialog
            target={target}
            title={title}
            willPublish={pendingChange}
            onClose={() => setPendingChange(null)}
          />,
          document.body,
        )}
    </span>
  );
}

function stateLabel(part: string | undefined, isPublish: boolean): string {
  if (part === undefined) return isPublish ? 'Published' : 'Not published';
  return `${part} ${isPublish ? 'published' : 'not yet'}`;
}

/** If its row disappears while the dialog is open, reports that the record was deleted. */
function useReportDeleted(isDialogOpen: boolean, record: RecordTitle): void {
  const dialogPath = useRef<string | null>(null);
  useEffect(() => {
    dialogPath.current = isDialogOpen ? location.pathname : null;
  }, [isDialogOpen]);
  const reportDeleted = useEffectEvent(() => {
    // Not after the user has left the page or was logged out.
    if (dialogPath.current === location.pathname && currentAccount()) showDeletedError(record);
  });
  useEffect(() => () => reportDeleted(), []);
}
