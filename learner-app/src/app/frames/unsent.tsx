import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { type ComponentType, useEffect, useState } from 'react';
import css from './unsent.module.css';

type Says = ComponentType<{ account: string; inFull: boolean }>;

/** Milliseconds until the code is fetched again after a failure. */
const again = 5_000;

/** Says on every page which answers are not sent yet or need the user. Empty if all are sent. */
export function Unsent({ account }: { account: string }) {
  const [Saved, setSaved] = useState<Says>();
  useEffect(() => {
    let stop = whenIdle(fetchSaved);
    function fetchSaved() {
      import('../../outbox/late/saved.tsx')
        .then((part) => setSaved(() => part.Saved))
        .catch(() => {
          const timer = setTimeout(fetchSaved, again);
          stop = () => clearTimeout(timer);
        });
    }
    return () => stop();
  }, []);
  return <div className={css.unsent}>{Saved && <Saved account={account} inFull />}</div>;
}
