import { BackIcon } from '@fourfold/ui-kit/icon';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '../../outbox/outbox.ts';
import css from './practice-bar.module.css';

/** It comes with what sends answers, behind the question. */
const Saved = lazy(() => import('../../outbox/saved.tsx').then(({ Saved }) => ({ default: Saved })));

type PracticeBarProps = {
  account: string;
  /** Where Back leads. */
  back: string;
  title: string;
  /** Where it stands: "Math, Quadratic functions". */
  place: string;
  /** The question can be answered. */
  isReady: boolean;
};

/** Across the top of a question page: the way back, what is practised, and whether it is saved. */
export function PracticeBar({ account, back, title, place, isReady }: PracticeBarProps) {
  const isTime = useIsTime(isReady);
  return (
    <header className={css.bar}>
      <LinkButton as={Link} to={back} kind="quiet" className={css.back ?? ''} aria-label="Back">
        <BackIcon />
        <span>Back</span>
      </LinkButton>
      <div className={css.where}>
        <h1 className={css.title}>{title}</h1>
        <span className={css.place}>{place}</span>
      </div>
      <div className={css.saved}>
        {isTime && (
          <Suspense>
            <Saved account={account} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** What is saved is said when there is something to say, and otherwise when nobody waits for anything else. */
function useIsTime(isReady: boolean): boolean {
  const isInUse = useSyncExternalStore(outbox.subscribe, outbox.isInUse);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isReady) return whenIdle(() => setIdle(true));
  }, [isReady]);
  return isIdle || isInUse;
}
