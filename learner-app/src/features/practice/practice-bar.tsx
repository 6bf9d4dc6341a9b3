import { BackIcon } from '@fourfold/ui-kit/icon';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { memo, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '../../outbox/outbox.ts';
import css from './practice-bar.module.css';
import { useBeside } from './use-beside.ts';

type PracticeBarProps = {
  account: string;
  /** Where Back leads. */
  back: string;
  title: string;
  /** Where it stands: "Math, Quadratic functions". */
  place: string;
  /** The question can be answered. */
  isReady: boolean;
  /** The question that is on the screen. */
  question: string | null;
};

/** Across the top of a question page: the way back, what is practised, whether it is saved, and what is wrong with it. */
export const PracticeBar = memo(function PracticeBar(props: PracticeBarProps) {
  const { account, back, title, place, isReady, question } = props;
  const Saved = useSaved(isReady);
  return (
    <header className={css.bar}>
      <title>{`${[title, place].filter(Boolean).join(', ') || 'Practice'} · Fourfold`}</title>
      <LinkButton as={Link} to={back} kind="quiet" className={css.back ?? ''} aria-label="Back">
        <BackIcon />
        <span>Back</span>
      </LinkButton>
      <div className={css.where}>
        <h1 className={css.title}>{title || <span className="vh">{place || 'Practice'}</span>}</h1>
        <span className={css.place}>{place}</span>
      </div>
      <div className={css.saved}>
        {typeof Saved === 'string' ? <span role="status">{Saved}</span> : Saved && <Saved account={account} />}
      </div>
      <div className={css.report}>{question && <Report question={question} />}</div>
    </header>
  );
});

function Report({ question }: { question: string }) {
  const Button = useBeside()?.ReportProblem;
  return Button && <Button question={question} />;
}

/** What says what is saved comes with what sends it: when there is something to say, or nothing else to wait for. */
function useSaved(isReady: boolean) {
  const saved = useSyncExternalStore(outbox.subscribe, outbox.saved);
  useEffect(() => (isReady ? whenIdle(outbox.open) : undefined), [isReady]);
  return saved;
}
