import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { type ComponentType, useEffect, useState } from 'react';
import css from './unsent-answers.module.css';

type SavedStateComponent = ComponentType<{ account: string; isVerbose: boolean }>;

/** Milliseconds until the code is fetched again after a failure. */
const retryDelay = 5_000;

/** Says on every page which answers are not sent yet or need the user. Empty if all are sent. */
export function UnsentAnswers({ account }: { account: string }) {
  const [Saved, setSaved] = useState<SavedStateComponent>();
  useEffect(() => {
    let stop = whenIdle(fetchSaved);
    function fetchSaved() {
      import('../../outbox/lazy/saved-indicator.tsx')
        .then((module) => setSaved(() => module.SavedIndicator))
        .catch(() => {
          const timer = setTimeout(fetchSaved, retryDelay);
          stop = () => clearTimeout(timer);
        });
    }
    return () => stop();
  }, []);
  return <div className={css.unsent}>{Saved && <Saved account={account} isVerbose />}</div>;
}
