import { Switch } from '@fourfold/ui-kit/switch';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../session/session.ts';
import { sayMissing } from './publish.ts';
import { PublishDialog } from './publish-dialog.tsx';
import css from './publish-switch.module.css';
import { publishables, type Target } from './publishables.ts';

export type PublishSwitchProps = Target & {
  title: string;
  isPublish: boolean;
  /** What the switch says; it is "Published" unless told otherwise. */
  words?: string;
  /** The words are read out, not seen: in a row they would stand on each line. */
  bare?: boolean;
};

/** Whether who is logged in publishes: super admins alone (1§6). */
export function useMayPublish(): boolean {
  return useAccount()?.is_super_admin === true;
}

/** Publishes a record or takes it back, after it has said what that shows; to an admin it only says how it stands. */
export function PublishSwitch({ title, isPublish, words = 'Published', bare, ...target }: PublishSwitchProps) {
  const mayPublish = useMayPublish();
  // What the dialog asks about: to publish, or to take back.
  const [asking, ask] = useState<boolean | null>(null);
  useSayGone(asking !== null, publishables[target.kind].missing);
  if (!mayPublish) return <span className={css.state}>{isPublish ? words : notYet(words)}</span>;
  return (
    <span className={css.place}>
      <Switch checked={isPublish} onChange={({ target: { checked } }) => ask(checked)}>
        <span className={bare ? 'vh' : undefined}>
          {words}
          <span className="vh">{`: ${title}`}</span>
        </span>
      </Switch>
      {asking !== null && <PublishDialog target={target} title={title} wanted={asking} onClose={() => ask(null)} />}
    </span>
  );
}

function notYet(words: string): string {
  return words === 'Published' ? 'Not published' : `${words}: not yet`;
}

/** Its row can go while the question is asked: then there is nothing to publish any more, and that is said. */
function useSayGone(isAsking: boolean, missing: string): void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    asked.current = isAsking ? location.pathname : null;
  }, [isAsking]);
  useEffect(
    () => () => {
      // Who went to another page has not lost anything.
      if (asked.current === location.pathname) sayMissing(missing);
    },
    [missing],
  );
}
