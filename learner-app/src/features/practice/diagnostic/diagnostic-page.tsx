import { useAccount } from '@fourfold/app-shell/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Progress } from '@fourfold/ui-kit/progress';
import { MarginNote, Paper } from '@fourfold/ui-kit/question/paper';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { endAlertSubject, endState } from '../../../end/end-summary.ts';
import { PaperError, PaperLoading } from '../../../question/paper-states.tsx';
import { endFirstRun } from '../../../study-plan/plan-calls.ts';
import { takeTrail } from '../answer-trail.ts';
import { PracticeLayout } from '../practice-layout.tsx';
import { practiceSummary } from '../practice-summary.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { usePractice } from '../use-practice.ts';
import { foundText } from './found.ts';
import { type Diagnostic, useDiagnostic } from './use-diagnostic.ts';

/** /home/diagnostic: the ten questions of the first run, judged and saved as practice is. */
export function Component() {
  const account = useAccount();
  return account && <DiagnosticPage key={account.id} account={account.id} />;
}

const title = 'First questions';

function DiagnosticPage({ account }: { account: string }) {
  const loaded = useDiagnostic(account);
  return (
    <PracticeLayout
      account={account}
      back="/home"
      title={title}
      subtitle="Ten questions from all areas"
      isReady={loaded.kind === 'ready'}
    >
      {loaded.kind === 'loading' && <PaperLoading />}
      {loaded.kind === 'failed' && <PaperError onRetry={loaded.retry} busy={loaded.busy} />}
      {loaded.kind === 'ready' && <DiagnosticPractice account={account} diagnostic={loaded.data} />}
    </PracticeLayout>
  );
}

function DiagnosticPractice({ account, diagnostic }: { account: string; diagnostic: Diagnostic }) {
  const [wasOver] = useState(diagnostic.next === null);
  useEffect(() => {
    if (wasOver) endFirstRun();
  }, [wasOver]);
  if (!wasOver) return <Questions account={account} diagnostic={diagnostic} />;
  return (
    <Paper head={<div />}>
      <Empty title={diagnostic.listed.length === 0 ? 'There are no questions yet' : 'All questions are answered'}>
        The dashboard says what to do next.
      </Empty>
      <p>
        <LinkButton as={Link} to="/home" kind="primary" big>
          Go to the dashboard
        </LinkButton>
      </p>
    </Paper>
  );
}

function Questions({ account, diagnostic }: { account: string; diagnostic: Diagnostic }) {
  const { listed, questions, seq, next, answered } = diagnostic;
  const navigate = useNavigate();
  const practice = usePractice({
    account,
    reference: { reference_type: 'HomeDiagnostic', reference_id: account },
    questions,
    seq,
    isCounting: false,
    next,
    onContinue() {
      endFirstRun();
      showAlert('success', 'First questions answered', { subject: endAlertSubject });
      const answers = takeTrail(account + account);
      const numbered = listed.map(({ question }, position) => ({ ...question, position }));
      const end = practiceSummary({ kind: 'diagnostic', title, questions: numbered, answers, next: null });
      navigate('/home', { replace: true, state: endState({ ...end, note: foundText(listed) }) });
    },
  });
  const numberOf = (id: string) => listed.findIndex(({ question }) => question.id === id) + 1;
  return (
    <QuestionScreen practice={practice} numberOf={numberOf} nextLabel={next === null ? 'Finish' : 'Next'}>
      <MarginNote label={title}>
        <Progress
          label={title}
          percent={(100 * answered) / listed.length}
          text={`${answered} of ${listed.length} answered`}
        />
      </MarginNote>
    </QuestionScreen>
  );
}
