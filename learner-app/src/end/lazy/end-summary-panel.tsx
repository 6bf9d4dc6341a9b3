import { formatClock } from '@fourfold/core/test-section/section-clock';
import { useAlertSubject } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { EndPanel } from '@fourfold/ui-kit/end-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type EndSummary, endAlertSubject } from '../end-summary.ts';
import { MissedDialog } from './missed-dialog.tsx';

const outcomes: Record<EndSummary['kind'], string> = {
  set: 'Problem set mastered',
  sequence: 'Sequence completed',
  test: 'Test section submitted',
  diagnostic: 'All questions answered',
  review: 'Review finished',
};

/** Shows an end summary. Missed practice questions open in a dialog, those of a test on their page. */
export function EndSummaryPanel({ end, onClose }: { end: EndSummary; onClose: () => void }) {
  const { kind, title, right, wrong, seconds, missed, note } = end;
  const navigate = useNavigate();
  const [openedId, setOpenedId] = useState<string | null>(null);
  // No alert covers a missed question while it is open.
  useAlertSubject(openedId ?? endAlertSubject);
  const showMissed = (id: string | undefined) => {
    const question = missed.find((one) => one.id === id);
    if (question?.kind === 'page') navigate(question.to);
    else setOpenedId(question?.id ?? null);
  };
  return (
    <>
      <EndPanel
        title={title}
        outcome={outcomes[kind]}
        note={note}
        facts={
          // After a reload the earlier answers are unknown.
          right + wrong === 0
            ? []
            : [
                ['Right', right],
                ['Wrong', wrong],
                ['Time', formatClock(seconds)],
              ]
        }
        missed={missed}
        onMissed={showMissed}
        next={<NextAction end={end} onMissed={() => showMissed(missed[0]?.id)} />}
        onClose={onClose}
      />
      {openedId !== null && <MissedDialog missed={missed} id={openedId} onGo={setOpenedId} />}
    </>
  );
}

/** The link to what comes next, or else the missed questions; the dashboard has its own primary button. */
function NextAction({ end: { next, missed }, onMissed }: { end: EndSummary; onMissed: () => void }) {
  const isDashboard = useLocation().pathname === '/home';
  if (next) {
    return (
      <LinkButton as={Link} to={next.to} kind="primary" big>
        {next.label}
      </LinkButton>
    );
  }
  if (missed.length > 0) {
    return (
      <Button kind={isDashboard ? 'plain' : 'primary'} big onClick={onMissed}>
        See what you missed
      </Button>
    );
  }
  if (isDashboard) return null;
  return (
    <LinkButton as={Link} to="/home" kind="primary" big>
      Go to the dashboard
    </LinkButton>
  );
}
