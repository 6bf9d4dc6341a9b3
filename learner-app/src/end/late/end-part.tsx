import { clockWords } from '@fourfold/core/test-section/section-clock';
import { useAlertSubject } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { EndPanel } from '@fourfold/ui-kit/end-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type End, endSubject } from '../end.ts';
import { MissedDialog } from './missed-dialog.tsx';

const outcomes: Record<End['kind'], string> = {
  set: 'Problem set mastered',
  sequence: 'Sequence completed',
  test: 'Test section submitted',
};

/**
 * Shows an end summary. Missed practice questions open in a dialog, those of a test on their page.
 */
export function EndPart({ end, onClose }: { end: End; onClose: () => void }) {
  const { kind, title, right, wrong, seconds, missed } = end;
  const navigate = useNavigate();
  const [opened, open] = useState<string | null>(null);
  // No alert covers a missed question while it is open.
  useAlertSubject(opened ?? endSubject);
  const show = (id: string | undefined) => {
    const question = missed.find((one) => one.id === id);
    if (question?.at === 'page') navigate(question.to);
    else open(question?.id ?? null);
  };
  return (
    <>
      <EndPanel
        title={title}
        outcome={outcomes[kind]}
        facts={
          // After a reload the earlier answers are unknown.
          right + wrong === 0
            ? []
            : [
                ['Right', right],
                ['Wrong', wrong],
                ['Time', clockWords(seconds)],
              ]
        }
        missed={missed}
        onMissed={show}
        next={<Next end={end} onMissed={() => show(missed[0]?.id)} />}
        onClose={onClose}
      />
      {opened !== null && <MissedDialog missed={missed} id={opened} onGo={open} />}
    </>
  );
}

/**
 * The link to what comes next, or else the missed questions; the dashboard has its own primary
 * button.
 */
function Next({ end: { next, missed }, onMissed }: { end: End; onMissed: () => void }) {
  const isDashboard = useLocation().pathname === '/home';
  if (next) {
    return (
      <LinkButton as={Link} to={next.to} kind="primary" big>
        {next.words}
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
