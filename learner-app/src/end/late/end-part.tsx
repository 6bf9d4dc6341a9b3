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

/** An end as its panel shows it, with the missed questions of practice in a dialog and those of a test on its page. */
export function EndPart({ end, onClose }: { end: End; onClose: () => void }) {
  const { kind, title, right, wrong, seconds, missed } = end;
  const navigate = useNavigate();
  const [opened, open] = useState<string | null>(null);
  // A missed question that is read has no alert over it.
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
          // A reload forgets what was answered before.
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

/** What comes next, or else what was missed; on the dashboard the page itself has it as its main button. */
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
