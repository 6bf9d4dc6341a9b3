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
  /** What of the record is published, where it is not all of it: "Sequence". */
  part?: string;
  /** The words are read out, not seen: in a row they would stand on each line. */
  bare?: boolean;
};

/** Whether who is logged in publishes: super admins alone (1§6). */
export function useMayPublish(): boolean {
  return useAccount()?.is_super_admin === true;
}

type Stated = { id: string; title: string; isPublish: boolean };

/** What a switch needs of a record. */
export function stateOf({ id, title, isPublish }: Stated): Stated {
  return { id, title, isPublish };
}

/** Publishes a record or takes it back, after it has said what that shows; to an admin it only says how it stands. */
export function PublishSwitch({ title, isPublish, part, bare, ...target }: PublishSwitchProps) {
  const mayPublish = useMayPublish();
  // What the dialog asks about: to publish, or to take back.
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
        // Not in the row, whose type it would inherit.
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

/** Its row can go while the question is asked: then there is nothing to publish any more, and that is said. */
function useSayGone(isAsking: boolean, record: Looked): void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    asked.current = isAsking ? location.pathname : null;
  }, [isAsking]);
  const say = useEffectEvent(() => {
    // Who went to another page, or is logged out, has not lost anything.
    if (asked.current === location.pathname && currentAccount()) sayGone(record);
  });
  useEffect(() => () => say(), []);
}
