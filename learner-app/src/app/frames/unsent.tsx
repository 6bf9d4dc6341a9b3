import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { type ComponentType, useEffect, useState } from 'react';
import css from './unsent.module.css';

type Says = ComponentType<{ account: string; inFull: boolean }>;

/** Milliseconds until what says it is asked for again after a fetch that failed. */
const again = 5_000;

/** On any page: what of the account's answers has not been sent, or needs the person. Silent while all is well. */
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
