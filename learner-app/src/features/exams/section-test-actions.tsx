import { attempt } from '@fourfold/app-shell/attempt';
import { useAccount } from '@fourfold/app-shell/session';
import type { ExamSection, Variant } from '@fourfold/core/exams/families';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { queryClient } from '../../data/query-client.ts';
import { testAddress } from './addresses.ts';
import { examCalls, type TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { typeOf } from './use-test-progress.ts';

type SectionTestProps = {
  list: ExamList;
  exam: string;
  section: ExamSection;
  variant: Variant;
  /** null if it was not begun. */
  progress: TestProgress | null;
};

/** The buttons of a section's test: take, continue or review it, and reset it for admins. */
export function SectionTestActions({ list, exam, section, variant, progress }: SectionTestProps) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const isImpersonated = account?.tutor_login.status;
  const testStatus = testStatusOf(progress);
  const to = testAddress(list, { exam, variant, section: section.type });
  const name = `${statusLabels[testStatus]}: ${section.title}`;

  async function reset() {
    if (!(await confirm('Are you sure you want to reset whole test?'))) return;
    setBusy(true);
    const testSection = { exam, section: section.type, variant };
    const newProgress = await attempt(blockDuring(examCalls[list.family].resetTest(testSection)));
    setBusy(false);
    if (!newProgress) return;
    queryClient.setQueryData<{ data: TestProgress[] }>(
      [...list.tests(exam)],
      (listed) => listed && { data: listed.data.map((one) => (isSame(one, newProgress) ? newProgress : one)) },
    );
    // The section scores and the test page's data.
    queryClient.invalidateQueries({ queryKey: [list.testScores(exam)[0]] });
    queryClient.removeQueries({ queryKey: [list.test] });
    queryClient.removeQueries({ queryKey: ['GET /questions'] });
  }

  return (
    <>
      {account?.is_admin && testStatus === 'submitted' && (
        <Button
          kind="quiet"
          disabled={isImpersonated}
          busy={busy}
          aria-label={`Reset Test: ${section.title}`}
          onClick={reset}
        >
          Reset Test
        </Button>
      )}
      {isImpersonated ? (
        // A tutor who is logged in as the student cannot take the test.
        <Button disabled aria-label={name}>
          {statusLabels[testStatus]}
        </Button>
      ) : (
        <LinkButton as={Link} to={to} kind={testStatus === 'begun' ? 'primary' : 'plain'} aria-label={name}>
          {statusLabels[testStatus]}
        </LinkButton>
      )}
    </>
  );
}

function isSame(one: TestProgress, other: TestProgress): boolean {
  return typeOf(one) === typeOf(other) && one.real_test === other.real_test;
}

type TestStatus = 'new' | 'begun' | 'submitted';

const statusLabels: Record<TestStatus, string> = { new: 'Take Test', begun: 'Continue', submitted: 'Review Test' };

function testStatusOf(progress: TestProgress | null): TestStatus {
  if (progress?.submitted) return 'submitted';
  return progress?.started ? 'begun' : 'new';
}
