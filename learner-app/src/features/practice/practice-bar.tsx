import type { Question } from '@fourfold/core/contract/content';
import { BackLink, TopBar } from '@fourfold/ui-kit/top-bar';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { memo, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '../../outbox/outbox.ts';
import css from './practice-bar.module.css';
import { usePracticeExtras } from './use-practice-extras.ts';

type PracticeBarProps = {
  account: string;
  /** URL of the Back link. */
  back: string;
  title: string;
  /** Location of the content: "Math, Quadratic functions". */
  subtitle: string;
  /** Whether the question can be answered. */
  isReady: boolean;
  /** The shown question; null if there is none. */
  question: Question | null;
};

/** The header of a question page: Back, title, saved state, tools and the problem report. */
export const PracticeBar = memo(function PracticeBar(props: PracticeBarProps) {
  const { account, back, title, subtitle, isReady, question } = props;
  const Saved = useSavedState(isReady);
  return (
    <>
      <title>{`${[title, subtitle].filter(Boolean).join(', ') || 'Practice'} · Fourfold`}</title>
      <TopBar
        title={title}
        fallback={subtitle || 'Practice'}
        subtitle={subtitle}
        back={<BackLink as={Link} to={back} />}
        state={
          typeof Saved === 'string' ? <span role="status">{Saved}</span> : Saved ? <Saved account={account} /> : null
        }
        aside={<span className={css.report}>{question && <BarTools question={question} />}</span>}
      />
    </>
  );
});

function BarTools({ question }: { question: Question }) {
  const Tools = usePracticeExtras()?.PracticeQuestionTools;
  return Tools && <Tools question={question} />;
}

/** Loads the saved state with the outbox: when there are entries, or when the page is idle. */
function useSavedState(isReady: boolean) {
  const saved = useSyncExternalStore(outbox.subscribe, outbox.savedIndicator);
  useEffect(() => (isReady ? whenIdle(outbox.load) : undefined), [isReady]);
  return saved;
}
