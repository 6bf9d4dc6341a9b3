import { attempt } from '@fourfold/app-shell/attempt';
import { useAccount } from '@fourfold/app-shell/session';
import type { PartState } from '@fourfold/core/exams/part-state';
import type { Variant } from '@fourfold/core/exams/section';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { queryClient } from '../../data/query-client.ts';
import { testAddress } from '../../exam-links/addresses.ts';
import { examCalls, type TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { typeOf } from './use-test-progress.ts';

type SectionTestProps = {
  list: ExamList;
  exam: string;
  /** The title of the section, or of the part with modules. */
  title: string;
  variant: Variant;
  stage: PartState['stage'];
  /** The type of the section or module to take next; of a submitted one what can be reviewed, in order. */
  at: string;
  submitted: readonly string[];
};

/** The buttons of a section's test: take, continue or review it, and reset it for admins. */
export function SectionTestActions({ list, exam, title, variant, stage, at, submitted }: SectionTestProps) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const isImpersonated = account?.tutor_login.status;
  const links = stage === 'submitted' ? submitted : [at];
  const label = (index: number) => stageLabels[stage] + (links.length > 1 ? `, Module ${index + 1}` : '');

  async function reset() {
    if (!(await confirm('Are you sure you want to reset whole test?'))) return;
    setBusy(true);
    const testSection = { exam, section: at, variant };
    const newProgress = await attempt(blockDuring(examCalls[list.family].resetTest(testSection)));
    setBusy(false);
    if (!newProgress) return;
    queryClient.setQueryData<{ data: TestProgress[] }>(
      [...list.tests(exam)],
      (listed) => listed && { data: listed.data.map((one) => (isSame(one, newProgress) ? newProgress : one)) },
    );
    // The other modules, the section scores and the test page's data.
    if (links.length > 1) queryClient.invalidateQueries({ queryKey: [...list.tests(exam)] });
    queryClient.invalidateQueries({ queryKey: [list.testScores(exam)[0]] });
    queryClient.removeQueries({ queryKey: [list.test] });
    queryClient.removeQueries({ queryKey: ['GET /questions'] });
  }

  return (
    <>
      {account?.is_admin && stage === 'submitted' && (
        <Button kind="quiet" disabled={isImpersonated} busy={busy} aria-label={`Reset Test: ${title}`} onClick={reset}>
          Reset Test
        </Button>
      )}
      {links.map((section, index) => {
        const name = `${label(index)}: ${title}`;
        if (isImpersonated)
          return (
            // A tutor who is logged in as the student cannot take the test.
            <Button key={section} disabled aria-label={name}>
              {label(index)}
            </Button>
          );
        const kind = stage === 'begun' ? 'primary' : 'plain';
        return (
          <LinkButton
            key={section}
            as={Link}
            to={testAddress({ family: list.family, exam, variant, section })}
            kind={kind}
            aria-label={name}
          >
            {label(index)}
          </LinkButton>
        );
      })}
    </>
  );
}

function isSame(one: TestProgress, other: TestProgress): boolean {
  return typeOf(one) === typeOf(other) && one.real_test === other.real_test;
}

const stageLabels = { new: 'Take Test', begun: 'Continue', submitted: 'Review Test' } as const;
